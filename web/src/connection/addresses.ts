/** Where the table is asked. The page and the table share one origin. */
export function socketAddress(match: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/${encodeURIComponent(match)}`;
}

export function recordAddress(match: string): string {
  return `/api/matches/${encodeURIComponent(match)}/record`;
}
