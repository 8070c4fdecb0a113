import type { Row } from './wire.ts'

/** How each operation of the registry is asked by business number. */
const BY_NUMBER: Readonly<Record<string, string>> = {
  '/ao/UsrInfoService02/getPrcrmntCorpBasicInfo02': '3',
  '/ao/UsrInfoService02/getPrcrmntCorpIndstrytyInfo02': '1',
  '/ao/UsrInfoService02/getPrcrmntCorpSplyPrdctInfo02': '1',
  '/ao/UsrInfoService02/getUnptRsttCorpInfo02': '1',
}
const PARAMETERS = ['numOfRows', 'pageNo', 'ServiceKey', 'type', 'inqryDiv', 'bizno']

/** A company with rows in every list. */
export const BUSINESS_NO = '2090712347'
/** Personal fields of the answers: none of it may be found anywhere later. */
export const CEO = '가온누리대표'

const licence = (code: string, name: string, until: string, status: string, bizno = BUSINESS_NO): Row => ({
  bizno,
  indstrytyNm: name,
  indstrytyCd: code,
  rgstDt: '2014-03-04 00:00:00',
  vldPrdExprtDt: until,
  systmRgstDt: '1900-01-01 00:00:00',
  chgDt: '2015-07-31 17:36:49',
  indstrytyStatsNm: status,
  rprsntIndstrytyYn: 'N',
  systmChgDt: '2014-03-10 16:40:27',
})

const product = (code: string, name: string, made: string): Row => ({
  bizno: BUSINESS_NO,
  dtilPrdctClsfcNoNm: name,
  dtilPrdctClsfcNo: code,
  rgstDt: '2024-04-19 09:12:58',
  chgDt: '2024-04-19 09:12:58',
  rprsntPrdctClsfcNoNmYn: 'N',
  mnfctYn: made,
})

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  getPrcrmntCorpBasicInfo02: [
    {
      bizno: BUSINESS_NO,
      corpNm: '(주)가온누리 &amp; 전기',
      engCorpNm: '',
      opbizDt: '1997-12-15 12:00:00',
      rgnCd: '41173',
      rgnNm: '경기도 안양시 동안구 관양동',
      zip: '00000',
      adrs: CEO,
      dtlAdrs: CEO,
      telNo: CEO,
      faxNo: CEO,
      cntryNm: '대한민국',
      mnfctDivNm: '공급',
      emplyeNum: '7',
      corpBsnsDivCd: '01,07',
      hdoffceDivNm: '본사',
      rgstDt: '2001-08-22 00:00:00',
      chgDt: '2025-07-26 07:00:37',
      ceoNm: CEO,
    },
  ],
  getPrcrmntCorpIndstrytyInfo02: [
    licence('0037', '전기공사업', '', ''),
    licence('0001', '토목공사업', '2017-04-02 00:00:00', '유효기간 경과'),
    licence('1468', '소프트웨어사업자(컴퓨터관련서비스사업)', '2099-12-31 00:00:00', '정상'),
  ],
  getPrcrmntCorpSplyPrdctInfo02: [product('3912110499', '자동제어반', 'Y'), product('4321150702', '노트북컴퓨터', 'N')],
  getUnptRsttCorpInfo02: [
    {
      bizno: BUSINESS_NO,
      corpNm: '(주)가온누리 전기',
      unptRsttDocNm: '담당관-1',
      rsttBgnDate: '2026-10-15',
      rsttEndDate: '2027-02-14',
      insttCd: '1230000',
      insttNm: '조달청',
      lawordNm: '지방계약법-부정당제재근거법령',
      ntfcnDt: '2026-09-30 09:28',
      rsttProgrsNm: '제재',
    },
  ],
}

/** The rows of one company; `null` = another operation, a text = why it is refused. */
export function companyRows(path: string, params: URLSearchParams): Row[] | string | null {
  const division = BY_NUMBER[path]
  if (division === undefined) return null
  if ([...params.keys()].some((name) => !PARAMETERS.includes(name))) return 'a parameter that is not documented'
  if (params.get('inqryDiv') !== division) return `inqryDiv is not ${division}`
  const businessNo = params.get('bizno') ?? ''
  if (!/^\d{10}$/.test(businessNo)) return 'bizno is not ten digits'
  const rows = ROWS[path.slice(path.lastIndexOf('/') + 1)] ?? []
  return rows.filter(({ bizno }) => bizno === businessNo)
}

export { licence as licenceRow, product as productRow }
