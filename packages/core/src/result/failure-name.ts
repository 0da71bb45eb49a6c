type XmlFailureName =
  | 'xml-attribute'
  | 'xml-doctype'
  | 'xml-duplicate-element'
  | 'xml-malformed'
  | 'xml-missing-element'
  | 'xml-too-deep'
  | 'xml-too-long'
  | 'xml-too-many-attributes'
  | 'xml-too-many-elements'
  | 'xml-too-many-marks'
  | 'xml-unexpected-text'
  | 'xml-unknown-attribute'
  | 'xml-unknown-element'

type TemplateFailureName = 'template-clip' | 'template-duplicate-slot' | 'template-overlay' | 'template-value'

type CollageFailureName =
  | 'collage-content'
  | 'collage-duplicate-slot'
  | 'collage-extras'
  | 'collage-layout'
  | 'collage-screenshot'
  | 'collage-value'

type CatalogueFailureName = 'catalogue-duplicate' | 'catalogue-field' | 'catalogue-sizes' | 'catalogue-url'

type ShapesFailureName = 'shapes-id' | 'shapes-missing' | 'shapes-path' | 'shapes-root' | 'shapes-twice'

type ArtFailureName = 'art-gradient' | 'art-number'

/** Why a text was not read: the prefix says what it was read as. */
export type FailureName =
  | XmlFailureName
  | TemplateFailureName
  | CollageFailureName
  | CatalogueFailureName
  | ShapesFailureName
  | ArtFailureName
