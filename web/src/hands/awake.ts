/** The screen of a phone beside a real table stays awake; returns how to let it sleep. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  const ask = async (): Promise<void> => {
    if (document.visibilityState === "visible") lock = await navigator.wakeLock?.request("screen").catch(() => undefined);
  };
  void ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
