import type { Material } from '@collagerie/core/format'
import { type ReactNode, useId } from 'react'

/** A drawn corner of each material: enough to tell canvas from metal at a glance. */
export function MaterialSwatch({ material }: { readonly material: Material }) {
  const id = useId()
  return (
    <svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true">
      {SWATCHES[material](id)}
    </svg>
  )
}

const SWATCHES: Record<Material, (id: string) => ReactNode> = {
  '': () => <rect x="3" y="3" width="38" height="38" rx="3" fill="none" stroke="#8f887c" strokeDasharray="3 4" />,
  POSTER: () => (
    <>
      <path d="M4 4h36v28l-8 8H4Z" fill="#f6f2ea" stroke="#cfc6b6" />
      <path d="M40 32h-8v8" fill="#ddd5c6" stroke="#cfc6b6" />
    </>
  ),
  CANVAS2CM: (id) => <Canvas id={id} depth={4} />,
  CANVAS4CM: (id) => <Canvas id={id} depth={8} />,
  DIBOND: (id) => (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#e9ebec" />
        <stop offset="0.5" stopColor="#bcc2c6" />
        <stop offset="1" stopColor="#dfe2e4" />
      </linearGradient>
      <rect x="3" y="3" width="38" height="38" fill={`url(#${id})`} />
      <path d="M3 12h38M3 21h38M3 30h38" stroke="#ffffff" strokeOpacity="0.5" strokeWidth="0.6" />
    </>
  ),
  PLEXI: () => (
    <>
      <rect x="5" y="5" width="34" height="34" fill="#a9c9cf" />
      <path d="M5 39 39 5v16L21 39Z" fill="#ffffff" fillOpacity="0.45" />
      <rect x="3.5" y="3.5" width="37" height="37" fill="none" stroke="#7fa9b1" />
    </>
  ),
  TILES: () => <Tiles dot={false} />,
  TILESPERM: () => <Tiles dot />,
}

function Canvas({ id, depth }: { readonly id: string; readonly depth: number }) {
  return (
    <>
      <pattern id={id} width="3" height="3" patternUnits="userSpaceOnUse">
        <rect width="3" height="3" fill="#efe6d4" />
        <path d="M0 1.5h3M1.5 0v3" stroke="#d9ccb2" strokeWidth="0.7" />
      </pattern>
      <path d={`M${40 - depth} 4l${depth} ${depth}v32h-${36 - depth}l-4-${depth}Z`} fill="#c9b999" />
      <rect x="3" y="3" width={38 - depth} height={38 - depth} fill={`url(#${id})`} stroke="#d0c09f" />
    </>
  )
}

function Tiles({ dot }: { readonly dot: boolean }) {
  return (
    <g fill="#e8dfd0" stroke="#bfb39d">
      {[3, 24].flatMap((y) =>
        [3, 24].map((x) => <rect key={`${x}-${y}`} x={x} y={y} width="17" height="17" rx="1.5" />),
      )}
      {dot && (
        <g fill="#8f7f62" stroke="none">
          {[11.5, 32.5].flatMap((y) => [11.5, 32.5].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r="1.6" />))}
        </g>
      )}
    </g>
  )
}
