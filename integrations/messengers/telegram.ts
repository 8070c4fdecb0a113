import { NotTaken, type Send, settings } from './receiver.ts'

/** Posts to a chat as a Telegram bot (created with @BotFather). */
export function telegram(): Send | null {
  const given = settings('TELEGRAM_TOKEN', 'TELEGRAM_CHAT')
  if (!given) return null
  const api = process.env.TELEGRAM_API ?? 'https://api.telegram.org'
  return async ({ what, title, agency, price, closing, link }) => {
    const text = [`[${what}] ${title}`, `공고기관 ${agency}`, `금액 ${price}`, `입찰 마감 ${closing}`].join('\n')
    // Without `parse_mode`, so that characters in titles are not interpreted as markup.
    const message = {
      chat_id: given.TELEGRAM_CHAT,
      text: [...text].slice(0, 4096).join(''),
      link_preview_options: { is_disabled: true },
      ...(link === null ? {} : { reply_markup: { inline_keyboard: [[{ text: '공고 보기', url: link }]] } }),
    }
    const answer = await fetch(`${api}/bot${given.TELEGRAM_TOKEN}/sendMessage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(8_000),
    })
    const { ok, description, parameters } = (await answer.json()) as Answer
    if (!ok) throw new NotTaken(`Telegram: ${description ?? answer.status}`, parameters?.retry_after ?? null)
  }
}

interface Answer {
  ok: boolean
  description?: string
  parameters?: { retry_after?: number }
}
