import { alimtalk } from './alimtalk.ts'
import { createReceiver, type Send, settings } from './receiver.ts'
import { telegram } from './telegram.ts'

/** Forwards webhook events to each configured messenger. */
const given = settings('GONGGO_WEBHOOK_SECRET', 'PORT')
if (!given) throw new Error('set GONGGO_WEBHOOK_SECRET and PORT')
const all: Record<string, Send | null> = { telegram: telegram(), alimtalk: alimtalk() }
const messengers = Object.fromEntries(Object.entries(all).flatMap(([name, send]) => (send ? [[name, send]] : [])))
const names = Object.keys(messengers)
if (names.length === 0) throw new Error('set TELEGRAM_TOKEN and TELEGRAM_CHAT, or SOLAPI_KEY and its other settings')

const server = createReceiver(given.GONGGO_WEBHOOK_SECRET.split(' '), messengers)
server.listen(Number(given.PORT), process.env.GONGGO_HOST ?? '127.0.0.1', () => {
  process.stdout.write(`events are accepted at ${names.map((name) => `/${name}`).join(' and ')}\n`)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.close())
