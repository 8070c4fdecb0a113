// npm leaves the package out where its own Node is older than 22.17; the types must stand all the same.
declare module '@sparticuz/chromium'
