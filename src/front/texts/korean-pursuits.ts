/** Of pursuits. Descriptions of the reference by their English sentence. */
export const PURSUIT_SENTENCES: Record<string, string> = {
  'Only pursuits in this state. Repeat it to accept any of several values.':
    '이 상태의 입찰 건만 조회합니다. 여러 번 적을 수 있으며, 그중 하나와 일치하면 됩니다.',
  'Only pursuits assigned to this member; `none` = unassigned ones. Repeat it to accept any of several values.':
    '이 구성원이 담당하는 입찰 건만 조회합니다. `none`은 담당자 없음입니다. 여러 번 적을 수 있으며, 그중 하나와 일치하면 됩니다.',
  'Only pursuits whose bidding ends at this time or later. A time with offset, or a date, which is the whole day in Seoul.':
    '이 시각 이후에 입찰이 마감되는 것만 조회합니다. 시간대가 있는 시각 또는 날짜이며, 날짜는 한국 시간 기준 그날 전체입니다.',
  'Only pursuits whose bidding ends at this time or earlier. A time with offset, or a date, which is the whole day in Seoul.':
    '이 시각 이전에 입찰이 마감되는 것만 조회합니다. 시간대가 있는 시각 또는 날짜이며, 날짜는 한국 시간 기준 그날 전체입니다.',
  'Only pursuits of this notice. Repeat it to accept any of several values.':
    '이 공고의 입찰 건만 조회합니다. 여러 번 적을 수 있으며, 그중 하나와 일치하면 됩니다.',
  'Only pursuits whose bids are planned to be opened at this time or later. A time with offset, or a date, which is the whole day in Seoul.':
    '이 시각 이후에 개찰 예정인 것만 조회합니다. 시간대가 있는 시각 또는 날짜이며, 날짜는 한국 시간 기준 그날 전체입니다.',
  'Only pursuits whose bids are planned to be opened at this time or earlier. A time with offset, or a date, which is the whole day in Seoul.':
    '이 시각 이전에 개찰 예정인 것만 조회합니다. 시간대가 있는 시각 또는 날짜이며, 날짜는 한국 시간 기준 그날 전체입니다.',
  'A page of members': '구성원 한 페이지',
  'A member who can work on pursuits.': '입찰 건을 맡을 수 있는 구성원',
  'Name of the member, or the mail address of one without a name.': '구성원의 이름. 이름이 없으면 메일 주소',
  'Only an `active` one gets reminders.': '`active`인 구성원만 알림 메일을 받습니다.',
  'Base amount (기초금액).': '기초금액',
  'The price that rates are a percentage of (예정가격); `null` if the source does not publish it.':
    '비율의 기준이 되는 예정가격. 출처가 공개하지 않으면 `null`입니다.',
  'Part of the title of the notice.': '공고명의 일부',
  'Order; a leading `-` sorts from latest to earliest. Unknown times come last in both directions.':
    '정렬 기준. 앞에 `-`를 붙이면 내림차순입니다. 알 수 없는 시각은 항상 마지막에 옵니다.',
  'A page of pursuits': '입찰 건 한 페이지',
  'Your company’s work on one notice.': '공고 하나에 대한 회사의 진행 상황',
  'The pursuit.': '입찰 건',
  'A page of the history': '변경 기록 한 페이지',
  'A page of notes': '메모 한 페이지',
  'A note of a pursuit.': '입찰 건의 메모',
  'The note.': '메모',
  'Who changed the pursuit; only with `pursuit.changed`, and not in events of earlier versions.':
    '입찰 건을 변경한 주체. `pursuit.changed`에만 있으며, 이전 버전이 만든 이벤트에는 없습니다.',
  'The pursuit at that time; only with `pursuit.changed`.': '당시의 입찰 건. `pursuit.changed`에만 있습니다.',
  'Demand agency (수요기관).': '수요기관',
  'Estimated price (추정가격).': '추정가격',
  'End of bidding.': '입찰 마감',
  'When bids are planned to be opened.': '개찰 예정 시각',
  'The notice on the procurement portal.': '조달 포털의 공고',
  'The notice as it is now.': '공고의 현재 내용',
  'How the bidding for the lot ended; `failed` = 유찰.': '이 분류의 입찰 결과. `failed`는 유찰입니다.',
  'Number of the re-bid, 0 = the first bidding.': '재입찰 차수. 0은 첫 입찰입니다.',
  'When it was decided.': '확정된 시각',
  'Winning amount of all winners together.': '모든 낙찰업체의 낙찰금액 합계',
  'When the result was corrected.': '결과가 정정된 시각',
  'Place among the bidders.': '참가업체 중 순위',
  'The amount that was bid.': '투찰금액',
  'Bid rate (투찰률), %.': '투찰률(%)',
  'Your company’s bid, as the source lists it.': '출처에 공개된 자사의 투찰',
  'The result of the pursuit: with several lots, the one the account won, or else the first.':
    '기준 결과. 분류가 여럿이면 자사가 낙찰받은 분류, 없으면 첫 번째 분류입니다.',
  'Identifier of the pursuit.': '입찰 건의 ID',
  '`watching` → `preparing` → `bid` → `won`, `lost` or `dropped`. A result turns `bid` into `won` or `lost`.':
    '`watching` → `preparing` → `bid` → `won`, `lost`, `dropped`. 개찰 결과가 나오면 `bid`가 `won`이나 `lost`로 바뀝니다.',
  'What set the state: a `person`, the `result` of the notice, or a person overriding a result (`correction`).':
    '상태를 정한 주체. 사람(`person`), 개찰 결과(`result`), 결과를 정정한 사람(`correction`) 중 하나입니다.',
  'The member it is assigned to, who gets the reminders.': '담당자. 마감·개찰 전 알림 메일을 받습니다.',
  'The amount of your company’s bid, in whole units of the currency of the notice.':
    '자사의 투찰금액. 공고 통화의 정수 단위입니다.',
  'How many days before closing the assignee gets a mail, while the state is `watching` or `preparing`.':
    '입찰 마감 며칠 전에 담당자에게 메일을 보낼지. 상태가 `watching`이나 `preparing`일 때 보냅니다.',
  'How many days before the opening of bids the assignee gets a mail, while the state is `bid`.':
    '개찰 며칠 전에 담당자에게 메일을 보낼지. 상태가 `bid`일 때 보냅니다.',
  'Outcome of the notice: `awarded`, `failed` (유찰), `rebid` (bidding is open again), `cancelled`; `null` = none yet.':
    '공고의 결과. `awarded`(낙찰), `failed`(유찰), `rebid`(재입찰 진행), `cancelled`(취소). `null`이면 아직 결과가 없습니다.',
  'Number of notes.': '메모 수',
  'The key that created it, or the member who was signed in; `null` = the operator.':
    '만든 키 또는 로그인한 구성원. `null`은 운영자입니다.',
  'When it was last changed, by a person or a result.': '사람이나 개찰 결과가 마지막으로 바꾼 시각',
  'Text of the note.': '메모의 내용',
  'A notice to pursue.': '진행할 공고',
  '`true` to override a state that was set by a result. Your state stays until the result itself changes.':
    '개찰 결과로 정해진 상태를 바꾸려면 `true`. 바꾼 상태는 공개된 결과가 바뀔 때까지 유지됩니다.',
  'Changes to a pursuit (RFC 7396): absent fields stay as they are, `null` restores the default, lists are replaced as a whole.':
    '입찰 건의 변경(RFC 7396). 보내지 않은 필드는 그대로 두고, `null`은 기본값으로 되돌리며, 목록은 전체를 바꿉니다.',
  'When it was changed.': '바뀐 시각',
  '`system` = changed automatically by a result.': '`system`은 개찰 결과에 따른 자동 변경입니다.',
  'Who changed it.': '변경한 주체',
  'What changed; on creation, from `null`.': '바뀐 내용. 생성할 때의 이전 값은 `null`입니다.',
  'A change of a pursuit.': '입찰 건의 변경',
  'Identifier of the note.': '메모의 ID',
  'When it was written.': '작성 시각',
  'The key that wrote it; `null` = a member who was signed in.':
    '작성한 키. `null`이면 로그인한 구성원이 작성했습니다.',
  'The member that the key acts for; `null` = the owner, by a key of the operator.':
    '작성한 구성원 또는 작성에 쓴 키의 구성원. `null`이면 운영자가 발급한 키로 작성했습니다.',
  'A note to add.': '추가할 메모',
}
