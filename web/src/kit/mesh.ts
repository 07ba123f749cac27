/** A solid as it is written to STL, made ready for drawing: places, directions, and how light each triangle is. */
export type Mesh = { places: Float32Array; normals: Float32Array; tints: Float32Array; middle: [number, number, number]; radius: number };

const HEAD = 84;
const TRIANGLE = 50;
const [SECOND, LIT] = [0.85, 0.15]; // how light what stands out is: in a colour of its own, and in the one of all

export function meshOf(data: ArrayBuffer, isTurned: boolean, isTwoColoured: boolean): Mesh {
  const view = new DataView(data);
  const count = view.getUint32(HEAD - 4, true);
  const places = new Float32Array(9 * count);
  const normals = new Float32Array(9 * count);
  for (let triangle = 0; triangle < count; triangle++) {
    for (let number = 0; number < 12; number++) {
      const axis = number % 3;
      const sign = isTurned && axis !== 1 ? -1 : 1;
      const value = sign * view.getFloat32(HEAD + TRIANGLE * triangle + 4 * number, true);
      if (number < 3) for (let corner = 0; corner < 3; corner++) normals[9 * triangle + 3 * corner + axis] = value;
      else places[9 * triangle + number - 3] = value;
    }
  }
  return { places, normals, tints: tintsOf(places, normals, isTwoColoured), ...sphereOf(places) };
}

/** In two colours what stands out of the plate is light; the floor of a groove is darker: as in the software's pictures. */
function tintsOf(places: Float32Array, normals: Float32Array, isTwoColoured: boolean): Float32Array {
  const areas = new Map<number, number>();
  const levels: number[] = [];
  for (let at = 0; at < places.length; at += 9) {
    const [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0, cx = 0, cy = 0, cz = 0] = places.subarray(at, at + 9);
    const isUp = (normals[at + 2] ?? 0) > 0.99;
    const level = isUp ? Math.round(((az + bz + cz) / 3) * 100) / 100 : NaN;
    levels.push(level);
    if (isUp) areas.set(level, (areas.get(level) ?? 0) + Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)));
  }
  const plate = [...areas].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
  const tints = new Float32Array(places.length / 3);
  levels.forEach((level, triangle) => tints.fill(level > plate + 0.1 ? (isTwoColoured ? SECOND : LIT) : level < plate - 0.1 ? -1 : 0, 3 * triangle, 3 * triangle + 3));
  return tints;
}

function sphereOf(places: Float32Array): { middle: [number, number, number]; radius: number } {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  places.forEach((value, at) => {
    low[at % 3] = Math.min(low[at % 3] ?? 0, value);
    high[at % 3] = Math.max(high[at % 3] ?? 0, value);
  });
  const [x = 0, y = 0, z = 0] = low.map((value, axis) => (value + (high[axis] ?? 0)) / 2);
  const radius = Math.hypot(...low.map((value, axis) => (high[axis] ?? 0) - value)) / 2;
  return { middle: [x, y, z], radius };
}
