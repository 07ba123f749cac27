/** Draws a solid with WebGL, turned and tilted as it is told; without WebGL there is nothing to draw with. */
import type { Mesh } from "./mesh";

const VERTEX = `
attribute vec3 place; attribute vec3 normal; attribute float tint;
uniform mat3 camera; uniform vec3 middle; uniform vec2 scale; uniform vec3 colour;
varying vec3 paint;
void main() {
  vec3 seen = camera * (place - middle);
  vec3 light = normalize(vec3(-0.45, 0.35, 0.82));
  vec3 facing = camera * normal;
  vec3 body = tint > 0.0 ? mix(colour, vec3(1.0, 0.97, 0.91), tint) : tint < 0.0 ? colour * 0.62 : colour;
  paint = body * (0.5 + 0.5 * clamp(0.6 * dot(normal, light) + 0.4 * facing.z, -0.3, 1.0));
  gl_Position = vec4(seen.xy * scale, -seen.z * scale.y * 0.4, 1.0);
}`;
const FRAGMENT = "precision mediump float; varying vec3 paint; void main() { gl_FragColor = vec4(paint, 1.0); }";

export type View = { draw(around: number, above: number): void; close(): void };

export function viewOf(canvas: HTMLCanvasElement, mesh: Mesh, colour: string): View | null {
  const gl = canvas.getContext("webgl", { antialias: true, preserveDrawingBuffer: true });
  const program = gl && programOf(gl);
  if (!gl || !program) return null;
  gl.useProgram(program);
  gl.enable(gl.DEPTH_TEST);
  for (const [name, values, size] of [["place", mesh.places, 3], ["normal", mesh.normals, 3], ["tint", mesh.tints, 1]] as const) {
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, values, gl.STATIC_DRAW);
    const at = gl.getAttribLocation(program, name);
    gl.enableVertexAttribArray(at);
    gl.vertexAttribPointer(at, size, gl.FLOAT, false, 0, 0);
  }
  gl.uniform3fv(gl.getUniformLocation(program, "middle"), mesh.middle);
  gl.uniform3fv(gl.getUniformLocation(program, "colour"), [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  return {
    draw(around, above): void {
      const [width, height] = [canvas.width, canvas.height];
      gl.viewport(0, 0, width, height);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      const side = Math.min(width, height) / (1.06 * mesh.radius);
      gl.uniform2f(gl.getUniformLocation(program, "scale"), side / width, side / height);
      gl.uniformMatrix3fv(gl.getUniformLocation(program, "camera"), false, cameraOf(around, above));
      gl.drawArrays(gl.TRIANGLES, 0, mesh.places.length / 3);
    },
    close: () => gl.getExtension("WEBGL_lose_context")?.loseContext(),
  };
}

/** To the right, up, towards the eye; column by column. */
function cameraOf(around: number, above: number): number[] {
  const [ca, sa, ce, se] = [Math.cos(around), Math.sin(around), Math.cos(above), Math.sin(above)];
  return [ca, sa * se, -sa * ce, -sa, ca * se, -ca * ce, 0, ce, se];
}

function programOf(gl: WebGLRenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [kind, text] of [[gl.VERTEX_SHADER, VERTEX], [gl.FRAGMENT_SHADER, FRAGMENT]] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}
