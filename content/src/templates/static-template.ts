import { type Mood, type Occasion, type Theme } from '@collagerie/core/catalogue'
import type { Format } from '@collagerie/core/format'
import type { BorderMode, Layer, PhotoBorderType, TextMeaning } from '@collagerie/core/template'
import type { SampleId } from '../samples/sample-id.ts'
import type { TemplateId } from '../texts/template-id.ts'

/** A drawn template. One function lays it out for every size it offers, so each size is composed, not stretched. */
export interface StaticTemplate {
  /** Its address among the web assets, and the key of its name in the texts. */
  readonly id: TemplateId
  readonly theme: Theme
  /** How it feels, the strongest mood first. */
  readonly moods: readonly [Mood, ...Mood[]]
  /** What it is made for; most are made for anything. */
  readonly occasions?: readonly Occasion[]
  /** What it asks its customer for, in its title and in its subtitle. */
  readonly asks: readonly [title: TextMeaning, subtitle: TextMeaning]
  /**
   * The sample pictures it is shown with. Black-and-white ones only in a black-and-white template, and still lifes only
   * in small slots: neither attracts customers.
   */
  readonly pictures: readonly SampleId[]
  readonly sizes: readonly Format[]
  draw(format: Format): Drawing
}

export interface Drawing {
  /** In painting order. Photo slots are img1, img2, ... in reading order; txt1 is the title, txt2 the subtitle. */
  readonly layers: readonly Layer[]
  /** SVG files by name; an overlay layer's `resource` names one of them. */
  readonly art: Readonly<Record<string, string>>
  readonly borderMode?: BorderMode
  readonly photoBorder?: number
  readonly photoBorderType?: PhotoBorderType
  /** `box` adds a frame as wide as the material margin. */
  readonly design?: 'box'
}
