// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call } from '../call.ts'
import { type Core, takeText } from '../core.ts'
import type { CallOptions } from '../options.ts'

/** Addresses that calendars, feed readers and widgets read without a key. */
export class WidgetMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * The script of widgets.
   *
   * A script for pages of other sites: it fills each element with `data-gonggo-widget` with a frame of that link. It
   * needs no key, stores nothing, and sends requests to this service only.
   */
  getScript(options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/widget.js', accept: 'text/javascript' }, options, takeText)
  }
}
