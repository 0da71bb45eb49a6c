/**
 * Everything the painter needs from outside. A browser's 2D context, an offscreen one in a worker and that of Node's
 * canvas library all fit this shape, so none is named here.
 */
export interface Context2D {
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineCap: string
  lineJoin: string
  miterLimit: number
  globalAlpha: number
  globalCompositeOperation: string
  shadowColor: string
  shadowBlur: number
  shadowOffsetX: number
  shadowOffsetY: number
  imageSmoothingEnabled: boolean
  imageSmoothingQuality: string
  font: string
  letterSpacing: string
  textAlign: string
  textBaseline: string
  save(): void
  restore(): void
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void
  translate(x: number, y: number): void
  rotate(angle: number): void
  scale(x: number, y: number): void
  beginPath(): void
  rect(x: number, y: number, width: number, height: number): void
  arc(x: number, y: number, radius: number, start: number, end: number): void
  fill(path?: object, rule?: string): void
  stroke(path?: object): void
  clip(path?: object, rule?: string): void
  fillRect(x: number, y: number, width: number, height: number): void
  clearRect(x: number, y: number, width: number, height: number): void
  setLineDash(dash: number[]): void
  fillText(text: string, x: number, y: number): void
  measureText(text: string): {
    readonly width: number
    readonly fontBoundingBoxAscent: number
    readonly fontBoundingBoxDescent: number
  }
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient
  drawImage(
    image: object,
    sx: number,
    sy: number,
    sw: number,
    sh: number,
    dx: number,
    dy: number,
    dw: number,
    dh: number,
  ): void
}

interface Gradient {
  addColorStop(offset: number, color: string): void
}

export interface Platform {
  /** A path object for SVG path data. */
  path(data: string): object
}

/** A separate canvas, to draw on and then to draw from. */
export interface Surface {
  readonly image: object
  readonly ctx: PixelContext
}

export interface PixelContext extends Context2D {
  getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray }
  putImageData(pixels: object, x: number, y: number): void
}

export type MakeSurface = (width: number, height: number) => Surface

/** A decoded photo the platform can draw: stored pixels, not turned. */
export interface Picture {
  readonly image: object
  readonly width: number
  readonly height: number
}
