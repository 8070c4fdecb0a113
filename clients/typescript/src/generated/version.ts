// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

/** Of this client. */
export const VERSION = '1.0.0-beta.1'
/** Of the API that this client was made from. */
export const API_VERSION = '1.0.0-beta.1'
