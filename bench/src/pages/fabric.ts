import { FabricImage, type FabricObject, Point, Rect, StaticCanvas } from 'fabric'
import { BOXES, type Contender, DRAGGED, enter, PAN_ZOOM, SHEET_PX } from '../contender.ts'

/** Fabric takes pictures from elements alone, so the photos are put on canvases before anything is measured. */
function elementOf(photo: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = photo.width
  canvas.height = photo.height
  canvas.getContext('2d')?.drawImage(photo, 0, 0)
  return canvas
}

const elements = new Map<ImageBitmap, HTMLCanvasElement>()

function fabric(): Contender {
  const element = document.createElement('canvas')
  document.body.append(element)
  const canvas = new StaticCanvas(element, {
    width: SHEET_PX,
    height: SHEET_PX,
    renderOnAddRemove: false,
    enableRetinaScaling: false,
  })
  const images: FabricObject[] = []
  return {
    show(photos) {
      canvas.add(new Rect({ width: SHEET_PX, height: SHEET_PX, fill: '#ffffff', originX: 'left', originY: 'top' }))
      for (const [index, { x, y, width, height }] of BOXES.entries()) {
        const photo = photos[index]
        if (!photo) continue
        const picture = elements.get(photo) ?? elementOf(photo)
        elements.set(photo, picture)
        images.push(
          new FabricImage(picture, {
            left: x,
            top: y,
            originX: 'left',
            originY: 'top',
            scaleX: width / photo.width,
            scaleY: height / photo.height,
          }),
        )
      }
      canvas.add(...images)
      canvas.renderAll()
    },
    beginDrag: () => {},
    drag({ x, y }) {
      const box = BOXES[DRAGGED]
      const image = images[DRAGGED]
      if (!box || !image) return
      image.set({ left: x - box.width / 2, top: y - box.height / 2 })
      image.setCoords()
      canvas.renderAll()
    },
    endDrag: () => {},
    beginZoom: () => {},
    zoom(zoom) {
      canvas.zoomToPoint(new Point(SHEET_PX / 2, SHEET_PX / 2), zoom)
      canvas.renderAll()
    },
    endZoom: () => canvas.setViewportTransform([1, 0, 0, 1, 0, 0]),
    beginPan: () => {},
    pan({ x, y }) {
      const start = (SHEET_PX * (1 - PAN_ZOOM)) / 2
      canvas.setViewportTransform([PAN_ZOOM, 0, 0, PAN_ZOOM, start + x, start + y])
      canvas.renderAll()
    },
    endPan: () => {},
    remove() {
      void canvas.dispose()
      element.remove()
    },
  }
}

enter(fabric)
