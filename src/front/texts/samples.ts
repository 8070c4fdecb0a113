import type { Sample } from '../rules/requests.ts'

/** Of secret scanning: what is signed is the body's bytes. */
const FOUND = [{ token: 'gg_live_this_one_is_made_up', type: 'gonggo_api_key' }]
const KEYWORD = {
  keyword: '정보시스템 (구축|고도화)',
  filter: { maxAmt: 300_000_000, exclude: ['감리'] },
  alert: { email: 'daily', on: ['new', 'deadline_changed'], remind: [3, 1] },
}
const REPORT = { period: 'weekly', format: 'json', sections: ['matches', 'closing'] }

/**
 * A request for every operation of the reference, by `operationId`; a test runs each against the running service in
 * every language. `{keyword}` and its like are made before it runs (test/sample-world.ts).
 */
export const SAMPLES: Record<string, Sample> = {
  getHome: { headers: { Accept: 'application/json' } },
  getSearchPage: {},
  getInboxPage: {},
  getNoticePage: { path: { noticeNo: '{notice}' } },
  getSignInPage: {},
  getConsoleFile: { path: { file: 'icon.svg' } },
  getService: {},
  getHealth: {},
  getReadiness: {},
  getMetrics: {},
  getOpenApi: {},
  getDocs: {},
  getErrorDocs: {},
  getDocsPage: { path: { page: 'search.md' } },
  getDocsSubpage: { path: { section: 'ko', page: 'search.md' } },
  getDocsKoreanGroup: { path: { page: 'keywords.md' } },
  getLlms: {},
  getBeta: { query: { lang: 'en' } },
  getPrivacy: { query: { lang: 'en' } },
  requestConsultation: {
    body: {
      company: '한빛엔지니어링',
      name: '김하나',
      email: 'hana@example.com',
      message: 'ERP 연동',
      consent: '2026-11-22',
    },
  },

  listBids: { query: { keyword: '정비 -감리', status: 'open', sort: 'closeAt', pageSize: '1' } },
  listBidChanges: { query: { limit: '1' } },
  getBid: { path: { noticeNo: '{notice}' } },
  listAgencies: { query: { q: '교육청', pageSize: '2' } },
  listIndustries: { query: { q: '공사', pageSize: '2' } },
  listRegions: { query: { q: '경기', pageSize: '2' } },
  listSources: {},

  listKeywords: { query: { pageSize: '1' } },
  createKeyword: { body: KEYWORD },
  previewKeyword: { body: { keyword: '정비 (공사|용역)', filter: { exclude: ['감리'] } } },
  getKeyword: { path: { id: '{keyword}' } },
  changeKeyword: { path: { id: '{keyword}' }, body: { filter: { maxAmt: 500_000_000 }, alert: { remind: [3] } } },
  deleteKeyword: { path: { id: '{oldKeyword}' } },
  listKeywordMatches: { path: { id: '{keyword}' }, query: { pageSize: '1' } },
  listEvents: { query: { type: 'bid.matched', limit: '1' } },
  changeEvent: { path: { id: '{event}' }, body: { state: 'dismissed', reason: '지역 제한' } },
  getUnsubscribe: { path: { link: '{unsubscribeLink}' } },
  unsubscribe: { path: { link: '{unsubscribeLink}' } },

  listPursuits: { query: { state: 'bid', sort: 'closeAt', pageSize: '1' } },
  createPursuit: {
    body: { noticeNo: '{newNotice}', state: 'preparing', remindClosing: [3, 1], note: '현장 설명회 참석' },
  },
  getPursuit: { path: { id: '{pursuit}' } },
  changePursuit: { path: { id: '{pursuit}' }, body: { bidAmount: 61_900_000, remindOpening: [1] } },
  deletePursuit: { path: { id: '{oldPursuit}' } },
  listPursuitHistory: { path: { id: '{pursuit}' }, query: { pageSize: '1' } },
  listPursuitNotes: { path: { id: '{pursuit}' }, query: { pageSize: '1' } },
  addPursuitNote: { path: { id: '{pursuit}' }, body: { text: '공동도급사 확인 필요' } },
  deletePursuitNote: { path: { id: '{pursuit}', noteId: '{oldNote}' } },

  listWinners: { query: { groupBy: 'agency', pageSize: '1' } },
  listCompetitors: { query: { businessNo: '{firm}', pageSize: '1' } },
  getPriceReference: { path: { noticeNo: '{notice}' } },

  listWebhooks: { query: { pageSize: '1' } },
  createWebhook: { body: { url: 'https://erp.example.com/hooks/gonggo', events: ['bid.matched', 'bid.changed'] } },
  getWebhook: { path: { id: '{webhook}' } },
  changeWebhook: { path: { id: '{webhook}' }, body: { description: 'ERP' } },
  deleteWebhook: { path: { id: '{oldWebhook}' } },
  rotateWebhookSecret: { path: { id: '{webhook}' }, body: { graceSeconds: 86_400 } },
  testWebhook: { path: { id: '{webhook}' } },
  listDeliveries: { path: { id: '{webhook}' }, query: { pageSize: '1' } },
  getDelivery: { path: { id: '{webhook}', deliveryId: '{delivery}' } },
  redeliver: { path: { id: '{webhook}', deliveryId: '{delivery}' } },
  redeliverRange: { path: { id: '{webhook}' }, body: { from: '{yesterday}', state: 'failed' } },

  requestReport: { body: REPORT },
  listReports: { query: { pageSize: '1' } },
  getReport: { path: { id: '{report}' } },
  deleteReport: { path: { id: '{oldReport}' } },
  getReportContent: { path: { id: '{report}' } },
  getReportByLink: { path: { link: '{reportLink}' } },
  createReportSchedule: { body: { period: 'weekly', format: 'xlsx', sections: ['matches', 'closing'] } },
  listReportSchedules: { query: { pageSize: '1' } },
  getReportSchedule: { path: { id: '{schedule}' } },
  deleteReportSchedule: { path: { id: '{oldSchedule}' } },

  listKeys: { query: { pageSize: '1' } },
  createKey: { body: { name: 'ERP', scopes: ['bids:read', 'keywords:write'] } },
  getKey: { path: { id: '{key}' } },
  rotateKey: { path: { id: '{key}' }, body: { graceSeconds: 3_600 } },
  revokeKey: { path: { id: '{oldKey}' } },
  getUsage: {},
  getAccount: {},
  changeAccount: { body: { businessNo: '123-45-67890' } },
  listAudit: { query: { pageSize: '1' } },
  getIpAllowList: {},
  replaceIpAllowList: { body: { ranges: ['203.0.113.0/24', '{address}'] } },
  listIncidents: { query: { pageSize: '1' } },
  getIncidentSettings: {},
  changeIncidentSettings: { body: { autoBlock: true } },
  reportLeakedKeys: {
    headers: { 'Github-Public-Key-Identifier': '{publicKey}', 'Github-Public-Key-Signature': '{signature}' },
    body: FOUND,
  },

  signIn: { body: { key: '{ownKey}' } },
  mailSignInLink: { body: { email: '{newAddress}' } },
  getSession: { headers: { Cookie: '{cookie}' } },
  signOut: { headers: { Cookie: '{oldCookie}', 'X-Gonggo-Console': '1' } },
  listSessions: { query: { pageSize: '1' } },
  endSession: { path: { id: '{session}' } },
  endAllSessions: {},

  listTeam: { query: { pageSize: '1' } },
  inviteTeamMember: { body: { email: '{newAddress}', name: '김지우', role: 'member' } },
  getTeamMember: { path: { id: '{member}' } },
  changeTeamMember: { path: { id: '{member}' }, body: { role: 'viewer' } },
  removeTeamMember: { path: { id: '{oldMember}' } },
  getInvitation: { query: { code: '{invitation}' } },
  acceptInvitation: { body: { code: '{invitation}' } },
}
