import assert from 'node:assert/strict'
import { test } from 'node:test'
import { relyingPartyOf } from './relying-party.ts'

test('passkeys are made for a name over https, and for localhost', () => {
  const parties = {
    'https://gonggo.example.kr/api': { id: 'gonggo.example.kr', origin: 'https://gonggo.example.kr' },
    'https://gonggo.example.kr:8443': { id: 'gonggo.example.kr', origin: 'https://gonggo.example.kr:8443' },
    'http://localhost:8080': { id: 'localhost', origin: 'http://localhost:8080' },
    'http://gonggo.localhost': { id: 'gonggo.localhost', origin: 'http://gonggo.localhost' },
    'http://127.0.0.1:8080': { id: 'localhost', origin: 'http://localhost:8080' },
    'http://[::1]:8080': { id: 'localhost', origin: 'http://localhost:8080' },
  }
  for (const [url, party] of Object.entries(parties)) assert.deepEqual(relyingPartyOf(url), party, url)
})

test('nowhere else: not over plain http, not under a number', () => {
  for (const url of [
    'http://gonggo.example.kr',
    'http://10.0.0.7:8080',
    'http://127.0.0.1.example.kr',
    'https://203.0.113.7',
    'https://[2001:db8::1]',
    'http://localhost.example.kr',
  ])
    assert.equal(relyingPartyOf(url), null, url)
})
