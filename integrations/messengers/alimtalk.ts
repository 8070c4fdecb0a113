import { createHmac, randomBytes } from 'node:crypto'
import { NotTaken, type Send, settings } from './receiver.ts'

/** A message has at most 1,000 characters. */
const MOST_TITLE = 200
const MOST_NAME = 60

/** KakaoTalk 알림톡, sent by a dealer (here SOLAPI): needs a contract, a channel and a template approved by Kakao. */
export function alimtalk(): Send | null {
  const given = settings('SOLAPI_KEY', 'SOLAPI_SECRET', 'KAKAO_CHANNEL', 'KAKAO_TEMPLATE', 'SENDER', 'RECIPIENT')
  if (!given) return null
  const api = process.env.SOLAPI_API ?? 'https://api.solapi.com'
  return async ({ what, title, agency, price, closing, link }) => {
    const variables = {
      '#{알림}': clipped(what, MOST_NAME),
      '#{공고명}': clipped(title, MOST_TITLE),
      '#{공고기관}': clipped(agency, MOST_NAME),
      '#{금액}': price,
      '#{마감일시}': closing,
      // The address of the button; the template contains the beginning.
      '#{공고주소}': (link ?? 'https://www.g2b.go.kr').replace(/^https?:\/\//, ''),
    }
    const kakaoOptions = { pfId: given.KAKAO_CHANNEL, templateId: given.KAKAO_TEMPLATE, variables, disableSms: true }
    const answer = await fetch(`${api}/messages/v4/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: signed(given) },
      body: JSON.stringify({ message: { to: given.RECIPIENT, from: given.SENDER, kakaoOptions } }),
      signal: AbortSignal.timeout(8_000),
    })
    if (!answer.ok) {
      const { errorCode = '', errorMessage = '' } = (await answer.json()) as Record<string, string>
      throw new NotTaken(`SOLAPI: ${answer.status} ${errorCode} ${errorMessage}`)
    }
  }
}

function signed({ SOLAPI_KEY, SOLAPI_SECRET }: Record<'SOLAPI_KEY' | 'SOLAPI_SECRET', string>): string {
  const [date, salt] = [new Date().toISOString(), randomBytes(16).toString('hex')]
  const signature = createHmac('sha256', SOLAPI_SECRET).update(`${date}${salt}`).digest('hex')
  return `HMAC-SHA256 apiKey=${SOLAPI_KEY}, date=${date}, salt=${salt}, signature=${signature}`
}

function clipped(text: string, most: number): string {
  const letters = [...text]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text
}
