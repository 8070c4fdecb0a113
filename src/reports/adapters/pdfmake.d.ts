/** Inner files of pdfmake, of which nobody publishes types: as far as `paper-pdf-tags.ts` uses them. */
declare module 'pdfmake/js/*' {
  const loaded: { default: new (...given: unknown[]) => object }
  export = loaded
}
