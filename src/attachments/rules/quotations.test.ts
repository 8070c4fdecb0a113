import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { LONGEST_QUOTATION, QUOTED_TOPICS } from '../schema.ts'
import { quotationsOf, statementsOf } from './quotations.ts'

const NOTICE = `
입찰공고

1. 입찰에 부치는 사항
 가. 공사명: 죽산터널 조명설비 교체 전기공사
 나. 공사기간: 착공일로부터 90일

2. 입찰참가자격
 가. 「전기공사업법」에 따라 전기공사업을 등록한 업체로서 입찰공고일 전일부터 계약체결일까지
     주된 영업소의 소재지가 경기도인 업체이어야 합니다.
 나. 최근 5년 이내 단일 건으로 1억원 이상의 시공실적이 있는 업체

3. 공동계약: 허용하지 않음
4. 현장설명: 실시하지 않음 (과업설명회로 갈음하지 아니하며 현장은
각자 확인하여야 합니다.)

5. 낙찰자 결정
 가. 적격심사
`

describe('quotations', () => {
  it('include a section with its heading, and join lines broken by the page', () => {
    const found = quotationsOf(NOTICE)
    const of = (topic: string) => found.filter((one) => one.topic === topic).map(({ text }) => text)
    assert.deepEqual(of('qualification'), [
      [
        '2. 입찰참가자격',
        '가. 「전기공사업법」에 따라 전기공사업을 등록한 업체로서 입찰공고일 전일부터 계약체결일까지 주된 영업소의 소재지가 경기도인 업체이어야 합니다.',
        '나. 최근 5년 이내 단일 건으로 1억원 이상의 시공실적이 있는 업체',
      ].join('\n'),
    ])
    assert.deepEqual(of('trackRecord'), ['나. 최근 5년 이내 단일 건으로 1억원 이상의 시공실적이 있는 업체'])
    assert.deepEqual(of('jointContracting'), ['3. 공동계약: 허용하지 않음'])
    assert.deepEqual(of('siteBriefing'), [
      '4. 현장설명: 실시하지 않음 (과업설명회로 갈음하지 아니하며 현장은 각자 확인하여야 합니다.)',
    ])
  })

  it('find words with any spacing', () => {
    for (const [text, topic] of [
      ['입찰 참가 자격은 다음과 같습니다', 'qualification'],
      ['입찰참가자격', 'qualification'],
      ['자격요건을 갖춘 자', 'qualification'],
      ['현장 설명회는 개최하지 않음', 'siteBriefing'],
      ['사업설명회 참석은 의무가 아님', 'siteBriefing'],
      ['공동수급체 구성원은 5개사 이내', 'jointContracting'],
      ['분담이행방식 허용', 'jointContracting'],
      ['실적증명서를 제출할 것', 'trackRecord'],
      ['동일한 종류의 납품 실적', 'trackRecord'],
    ] as const)
      assert.ok(
        quotationsOf(text).some((one) => one.topic === topic),
        text,
      )
  })

  it('find nothing if the topics do not occur', () => {
    for (const text of ['', '납품기한: 계약 후 30일', '예정가격의 100분의 95', '적격심사 대상자', '현장 사진 제출'])
      assert.deepEqual(quotationsOf(text), [], text)
  })

  it('omit the text after the section', () => {
    const [one] = quotationsOf('2. 참가자격\n가. 첫째\n나. 둘째\n3. 다음 항목\n가. 셋째')
    assert.equal(one?.text, '2. 참가자격\n가. 첫째\n나. 둘째')
  })

  it('are parts of the text and never longer than their limit', () => {
    const word = fc.constantFrom(
      '참가자격',
      '현장설명',
      '공동수급',
      '시공실적',
      '가.',
      '1.',
      '○',
      '\n',
      '\n\n',
      ' ',
      '다.',
      '😀',
      '\u0301',
      '업체',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 400 }), (words) => {
        const text = words.join('')
        const plain = (one: string) => one.replace(/\s+/g, '')
        for (const quotation of quotationsOf(text)) {
          assert.ok(QUOTED_TOPICS.includes(quotation.topic))
          assert.ok(quotation.text.length <= LONGEST_QUOTATION)
          assert.ok(quotation.text.isWellFormed())
          assert.ok(plain(text).includes(plain(quotation.text).replaceAll('…', '')))
        }
      }),
    )
  })

  it('handle a page of 10,000 characters without a mark or an end', () => {
    const statements = statementsOf('가나다라 참가자격\n'.repeat(1000))
    assert.ok(statements.every(({ text }) => text.length <= 2010))
    assert.ok(quotationsOf('참가자격 '.repeat(2000)).every(({ text }) => text.length <= LONGEST_QUOTATION))
  })
})
