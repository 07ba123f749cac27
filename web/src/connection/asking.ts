/** What the lobby asks of the server, over plain HTTP. A refusal comes back as a Problem: one sentence, perhaps a clause. */
import type { Catalogue, MadeMatch, NewMatch, Problem, RuleSection } from "../protocol/types";
import { say } from "../words/say";
import { reach } from "./reaching";

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.reason);
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
  const answer = await reach(address, request).catch(() => {
    throw new Refusal(problemOf(say("shared-out-of-reach-is-it-running")));
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
  return new Refusal({ ...problemOf(say("shared-table-answered", { status: answer.status })), ...said });
}

export function reasonOf(problem: unknown): Problem {
  return problem instanceof Refusal ? problem.problem : problemOf(String(problem));
}

/** A problem that no rule is behind, and that is about nothing in particular. */
export function problemOf(reason: string): Problem {
  return { reason, clause: "", part: "", name: "" };
}
