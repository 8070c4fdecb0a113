const { createHmac, timingSafeEqual } = require('node:crypto')

const TOLERANCE_SECONDS = 300

/**
 * Whether the secret has signed these bytes a short while ago (Standard Webhooks 1.0).
 * @param {Record<string, string | string[] | undefined>} headers
 * @param {Buffer} body the bytes as they arrived
 * @param {string} secret `whsec_…`
 * @param {number} now seconds since 1970
 */
function isSigned(headers, body, secret, now = Date.now() / 1000) {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`] ?? ''),
  )
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const isRecent = /^\d+$/.test(timestamp) && Math.abs(now - Number(timestamp)) <= TOLERANCE_SECONDS
  if (id === '' || key.length === 0 || !isRecent) return false
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()
  return signatures.split(' ').some((entry) => {
    const [version, value = ''] = entry.split(',')
    const given = Buffer.from(value, 'base64')
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}

module.exports = { isSigned }
