/** What the lobby asks of the server, over plain HTTP. A refusal comes back as a Problem: one sentence, perhaps a clause. */
import type { Catalogue, MadeMatch, NewMatch, Problem, RuleSection } from "../protocol/types";

export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly clause: string,
  ) {
    super(reason);
  }
}

export function fetchCatalogue(): Promise<Catalogue> {
  return asked<Catalogue>("api/catalogue");
}

export function makeMatch(match: NewMatch): Promise<MadeMatch> {
  return posted<MadeMatch>("api/matches", match);
}

/** The rule sheet of what is being put together; refused where it cannot be played. */
export function rulesOf(match: NewMatch): Promise<RuleSection[]> {
  return posted<RuleSection[]>("api/rules", match);
}

export async function asked<Answer>(address: string, request?: RequestInit): Promise<Answer> {
  return (await (await answered(address, request)).json()) as Answer;
}

/** An answer that comes line by line, each of them JSON. */
export async function* streamed<Answer>(address: string, request?: RequestInit): AsyncGenerator<Answer> {
  const reader = (await answered(address, request)).body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (rest + read.value).split("\n");
    rest = lines.pop()!;
    for (const line of lines) yield JSON.parse(line) as Answer;
  }
}

async function answered(address: string, request?: RequestInit): Promise<Response> {
  const answer = await fetch(address, request).catch(() => {
    throw new Refusal("The table is out of reach. Is it still running?", "");
  });
  if (!answer.ok) throw await refusalOf(answer);
  return answer;
}

export function posted<Answer>(address: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return asked<Answer>(address, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

export async function refusalOf(answer: Response): Promise<Refusal> {
  const said = (await answer.json().catch(() => null)) as Partial<Problem> | null;
  return new Refusal(said?.reason ?? `The table answered ${answer.status}.`, said?.clause ?? "");
}

export function reasonOf(problem: unknown): Problem {
  if (problem instanceof Refusal) return { reason: problem.reason, clause: problem.clause };
  return { reason: String(problem), clause: "" };
}
