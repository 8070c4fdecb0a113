/** Internal files of pdfmake, for which no types are published; only the parts that `paper-pdf-tags.ts` uses. */
declare module 'pdfmake/js/*' {
  const loaded: { default: new (...given: unknown[]) => object }
  export = loaded
}
