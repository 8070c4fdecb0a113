import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react'
import { reloadOnce, servedBuild } from './build.ts'

/** Before each further attempt; a service that starts again takes longer, and then the page says so. */
const DELAYS_MS = [200, 800]

/** A part of the console that could not be loaded. */
export class PartMissing extends Error {}

interface Part<Props> {
  default: ComponentType<Props>
}

/** Begins anew for each part that failed. */
const failedParts = new Set<() => void>()

/** After a failure was shown: what failed is loaded again when it is shown the next time. */
export function renewParts(): void {
  for (const renew of failedParts) renew()
  failedParts.clear()
}

/**
 * A part that is loaded when it is shown. Unlike that of `lazy`, a failure is not final: it is tried again at once, when the
 * part is shown the next time, and with the whole page if the service has another build.
 */
export function lazily<Props extends object>(load: () => Promise<Part<Props>>): ComponentType<Props> {
  let Loaded = begin()
  function begin(): LazyExoticComponent<ComponentType<Props>> {
    return lazy(async () => {
      try {
        return await loaded(load)
      } catch (error) {
        failedParts.add(() => {
          Loaded = begin()
        })
        throw error
      }
    })
  }
  return (props) => createElement(Loaded, props)
}

/** Any module that is loaded when it is used. */
export async function loaded<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await restoreStyles()
      return await load()
    } catch (error) {
      if ((await servedBuild()) === 'changed' && reloadOnce()) return await new Promise<never>(() => {})
      const delay = DELAYS_MS[attempt]
      if (delay === undefined) throw new PartMissing('a part of the console could not be loaded', { cause: error })
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
}

/** The tool that bundles the console asks for each style sheet once, whether it came or not. */
async function restoreStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(links.filter((link) => failedLinks.has(link)).map(restoreStyle))
}

const failedLinks = new WeakSet<HTMLLinkElement>()

/** Errors of elements do not bubble; they can be seen on their way down. */
export function watchStyles(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement) failedLinks.add(target)
    },
    true,
  )
}

function restoreStyle(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const again = document.createElement('link')
    again.rel = 'stylesheet'
    again.href = link.href
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`${link.href} could not be loaded`)))
    link.replaceWith(again)
  })
}
