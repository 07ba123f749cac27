// Modules of rules for a test in Python: one question a line, as JSON, and one answer.
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";

const [loader, folder] = process.argv.slice(2);
const { JobPlayer, Shelf } = await import(loader);
const catalogue = JSON.parse(await readFile(`${folder}/rules.json`, "utf8"));
const shelf = new Shelf(catalogue, (file) => readFile(`${folder}/${file}`));
const modules = [];
const players = [];

const answers = {
  async take(name) {
    await shelf.load(name);
    return modules.push(shelf.take(name)) - 1;
  },
  reserve: (k, size) => modules[k].reserve(size),
  clear: (k, address, size) => modules[k].clear(address, size),
  write: (k, address, data) => modules[k].write(address, Buffer.from(data, "base64")),
  read: (k, address, size) => Buffer.from(modules[k].read(address, size)).toString("base64"),
  call: (k, rule, ...values) => modules[k].call(rule, ...values.map((each) => (typeof each === "string" ? BigInt(each) : each))),
  async job(job) {
    await shelf.load(job.module);
    const bytes = ([offset, data]) => [offset, Buffer.from(data, "base64")];
    const records = job.records.map((parcel) => ({ ...parcel, pieces: parcel.pieces.map(bytes) }));
    return players.push(new JobPlayer(shelf.take(job.module), { ...job, records, numbers: job.numbers.map(BigInt) })) - 1;
  },
  play: (k, first, beyond) => Buffer.from(players[k].play(first, beyond)).toString("base64"),
};

for await (const line of createInterface({ input: process.stdin })) {
  const [wish, ...told] = JSON.parse(line);
  let said;
  try {
    const given = await answers[wish](...told);
    said = { given: typeof given === "bigint" ? `${given}` : given, whole: typeof given === "bigint" };
  } catch (fault) {
    said = { fault: `${fault}` };
  }
  const { user, system } = process.cpuUsage();
  process.stdout.write(`${JSON.stringify({ ...said, processor: (user + system) / 1e6 })}\n`);
}
