/** Files that lie side by side in a zip, not compressed, laid where Python finds them. */
const END = 22, ENTRY = 46, HEAD = 30; // bytes, before names

export interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array): void;
}

export function unpack(archive: ArrayBuffer, into: Files, folder: string): void {
  const view = new DataView(archive);
  const letters = new TextDecoder();
  const folders = new Set<string>();
  const end = archive.byteLength - END;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const size = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    const name = letters.decode(new Uint8Array(archive, at + ENTRY, nameLength));
    const head = view.getUint32(at + 42, true);
    const data = head + HEAD + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
    const path = `${folder}/${name}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(parent)) into.mkdirTree(parent);
    folders.add(parent);
    into.writeFile(path, new Uint8Array(archive, data, size));
    at += ENTRY + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}
