import type { Point } from '@collagerie/core/geometry'
import Konva from 'konva'
import { BOXES, type Contender, DRAGGED, enter, PAN_ZOOM, SHEET_PX } from '../contender.ts'

/** As its guide advises: the dragged photo moves to a layer of its own, and needless listeners are off. */
function konva(): Contender {
  const container = document.createElement('div')
  document.body.append(container)
  const stage = new Konva.Stage({ container, width: SHEET_PX, height: SHEET_PX })
  const layer = new Konva.Layer({ listening: false })
  const dragLayer = new Konva.Layer({ listening: false })
  let nodes: Konva.Image[] = []

  function enlarge(zoom: number, by: Point): void {
    const start = (SHEET_PX * (1 - zoom)) / 2
    layer.scale({ x: zoom, y: zoom })
    layer.position({ x: start + by.x, y: start + by.y })
    layer.draw()
  }

  return {
    show(photos) {
      layer.add(new Konva.Rect({ width: SHEET_PX, height: SHEET_PX, fill: '#ffffff' }))
      nodes = BOXES.flatMap((box, index) => {
        const image = photos[index]
        return image ? [new Konva.Image({ ...box, image })] : []
      })
      layer.add(...nodes)
      stage.add(layer, dragLayer)
    },
    beginDrag() {
      nodes[DRAGGED]?.moveTo(dragLayer)
      layer.draw()
    },
    drag({ x, y }) {
      const node = nodes[DRAGGED]
      node?.position({ x: x - node.width() / 2, y: y - node.height() / 2 })
      dragLayer.draw()
    },
    endDrag() {
      nodes[DRAGGED]?.moveTo(layer)
      dragLayer.draw()
      layer.draw()
    },
    beginZoom: () => {},
    zoom: (zoom) => enlarge(zoom, { x: 0, y: 0 }),
    endZoom: () => {},
    beginPan: () => {},
    pan: (by) => enlarge(PAN_ZOOM, by),
    endPan: () => {},
    remove() {
      stage.destroy()
      container.remove()
    },
  }
}

Konva.autoDrawEnabled = false
enter(konva)
