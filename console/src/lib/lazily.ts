import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react'
import { reloadOnce, servedBuild } from './build.ts'

/** Delays before further attempts. A restart of the service takes longer, and the page then shows an error. */
const DELAYS_MS = [200, 800]

/** A part of the console could not be loaded. */
export class PartMissing extends Error {}

interface Part<Props> {
  default: ComponentType<Props>
}

/** Functions that retry each failed part. */
const failedParts = new Set<() => void>()

/** Called after an error was shown: failed parts are loaded again when they are shown next. */
export function renewParts(): void {
  for (const renew of failedParts) renew()
  failedParts.clear()
}

/**
 * A component that is loaded when it is shown. Unlike with `lazy`, errors are not final: loading is retried at once,
 * when the component is shown again, and by reloading the page if the service has another build.
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

/** Loads a module when it is used. */
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

/** The bundler requests each style sheet only once, even if it failed. */
async function restoreStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(links.filter((link) => failedLinks.has(link)).map(restoreStyle))
}

const failedLinks = new WeakSet<HTMLLinkElement>()

/** Errors of elements do not bubble, but are visible in the capture phase. */
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
