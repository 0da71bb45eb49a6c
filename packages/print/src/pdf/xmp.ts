import { escapeXml } from '@collagerie/core/xml'

export interface DocumentFacts {
  readonly title: string
  /** The order's number; empty if there is none. */
  readonly number: string
  readonly created: Date
  readonly documentId: string
}

export const PRODUCER = 'Collagerie'

/** PDF/X wants the facts of the Info dictionary said again, in XML. */
export function xmpOf({ title, number, created, documentId }: DocumentFacts): string {
  const at = created.toISOString().replace(/\.\d+Z$/, 'Z')
  const identifier = number === '' ? '' : `\n   <dc:identifier>${escapeXml(number)}</dc:identifier>`
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
    xmlns:dc="http://purl.org/dc/elements/1.1/"
    xmlns:xmp="http://ns.adobe.com/xap/1.0/"
    xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"
    xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
    xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
   <dc:format>application/pdf</dc:format>
   <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>${identifier}
   <xmp:CreateDate>${at}</xmp:CreateDate>
   <xmp:ModifyDate>${at}</xmp:ModifyDate>
   <xmp:MetadataDate>${at}</xmp:MetadataDate>
   <xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool>
   <xmpMM:DocumentID>uuid:${documentId}</xmpMM:DocumentID>
   <xmpMM:InstanceID>uuid:${documentId}</xmpMM:InstanceID>
   <xmpMM:RenditionClass>default</xmpMM:RenditionClass>
   <xmpMM:VersionID>1</xmpMM:VersionID>
   <pdf:Producer>${PRODUCER}</pdf:Producer>
   <pdf:Trapped>False</pdf:Trapped>
   <pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`
}
