import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maskAddress, maskAddressesIn } from './recipient.ts'

test('the first character and the domain of an address remain', () => {
  assert.equal(maskAddress('mina.kim@example.com'), 'm***@example.com')
  assert.equal(maskAddress('홍길동@example.com'), '홍***@example.com')
  assert.equal(maskAddress('😀x@example.com'), '😀***@example.com')
  assert.equal(maskAddress('"a@b"@example.com'), '"***@example.com')
  assert.equal(maskAddress('a@example.com'), '***@example.com')
  assert.equal(maskAddress('nobody'), 'n***')
  assert.equal(maskAddress(''), '***')
})

test('every address in the response of a mail server is masked, and the recipient in any spelling', () => {
  const said = 'RCPT TO 550 <Mina@Example.com>: mina@example.com unknown, ask postmaster@mx.example.net'
  assert.equal(
    maskAddressesIn(said, 'mina@example.com'),
    'RCPT TO 550 <M***@Example.com>: m***@example.com unknown, ask p***@mx.example.net',
  )
  assert.equal(maskAddressesIn('550 "odd one"@example.com', '"odd one"@example.com'), '550 "***@example.com')
  assert.equal(maskAddressesIn('550 nobody: no address', 'nobody'), '550 n***: no address')
})
