/** Of passkeys. Descriptions of the reference by their English sentence. */
export const PASSKEY_SENTENCES: Record<string, string> = {
  'Identifier of the passkey, from `toJSON()` of the credential: base64url.':
    '패스키의 ID. 자격 증명의 `toJSON()`에 있는 base64url 값입니다.',
  'Client data that the device signed: base64url.': '기기가 서명한 클라이언트 데이터(base64url)',
  'Authenticator data: base64url.': '인증기 데이터(base64url)',
  'Signature over client and authenticator data: base64url.':
    '클라이언트 데이터와 인증기 데이터에 대한 서명(base64url)',
  'User handle of the passkey: base64url.': '패스키의 사용자 핸들(base64url)',
  'The signed response of the authenticator.': '인증기의 서명된 응답',
  'These fields of `toJSON()` of the credential returned by `navigator.credentials.get()`.':
    '`navigator.credentials.get()` 결과의 `toJSON()`에서 이 필드만 보냅니다.',
  'Origin of the pages on which you can add a passkey; `null` for a session created with a key, or if the address of the service allows no passkeys.':
    '패스키를 추가할 수 있는 페이지의 출처(origin). 키로 로그인했거나 서비스의 주소에서 패스키를 쓸 수 없으면 `null`입니다.',
  'Validity of the challenge in milliseconds.': '챌린지의 유효 시간(밀리초)',
  'Challenge for the passkey to sign; valid once: base64url.': '패스키가 서명할 챌린지. 한 번만 유효합니다(base64url)',
  'Relying party ID: the host of the service.': '신뢰 당사자 ID(RP ID). 서비스의 호스트입니다.',
  'User verification is required.': '기기가 본인 확인을 해야 합니다.',
  'Options for `PublicKeyCredential.parseRequestOptionsFromJSON()` and `navigator.credentials.get()`.':
    '`PublicKeyCredential.parseRequestOptionsFromJSON()`과 `navigator.credentials.get()`에 씁니다.',
  'The only credential type.': '유일한 자격 증명 종류',
  'Transports of the authenticator, as the browser reports them.': '브라우저가 알려 준 인증기의 전송 방식',
  'Opaque user handle of the member: base64url.': '구성원의 불투명한 사용자 핸들(base64url)',
  'Name of the member, or the mail address.': '구성원의 이름. 없으면 메일 주소입니다.',
  'The user of the new passkey.': '새 패스키의 사용자',
  'The passkey must be discoverable: usable without its identifier.': '기기에서 검색할 수 있는 패스키여야 합니다.',
  'The same, for older browsers.': '오래된 브라우저를 위한 같은 값',
  'Requirements on the authenticator.': '인증기의 요구 사항',
  'Name of the service, as browsers show it.': '브라우저에 보이는 서비스의 이름',
  'The service.': '서비스',
  'COSE identifier of the algorithm.': 'COSE 알고리즘 번호',
  'A signature algorithm.': '서명 알고리즘',
  'Accepted signature algorithms, most preferred first.': '허용하는 서명 알고리즘(우선순위순)',
  'Identifier of the passkey: base64url.': '패스키의 ID(base64url)',
  'A passkey you already have.': '이미 있는 패스키',
  'Your existing passkeys, so that a device does not register twice.':
    '이미 있는 패스키. 한 기기에 중복해서 만들지 않게 합니다.',
  'No attestation is requested.': '증명(attestation)을 요구하지 않습니다.',
  'Options for `PublicKeyCredential.parseCreationOptionsFromJSON()` and `navigator.credentials.create()`.':
    '`PublicKeyCredential.parseCreationOptionsFromJSON()`과 `navigator.credentials.create()`에 씁니다.',
  'Attestation object with the public key of the passkey: base64url.': '패스키의 공개 키가 있는 증명 객체(base64url)',
  'The response of the authenticator.': '인증기의 응답',
  'These fields of `toJSON()` of the credential returned by `navigator.credentials.create()`.':
    '`navigator.credentials.create()` 결과의 `toJSON()`에서 이 필드만 보냅니다.',
  'Name of the passkey.': '패스키의 이름',
  'A new passkey.': '새 패스키',
  'The new name.': '새 이름',
  'Identifier of the passkey.': '패스키의 ID',
  'When it was added.': '추가한 시각',
  'When you last signed in with it; `null` if never.': '이 패스키로 마지막으로 로그인한 시각. 없으면 `null`입니다.',
  'One of your passkeys.': '내 패스키 하나',
  'The passkey.': '패스키',
  'The passkey is removed.': '패스키를 삭제했습니다.',
  'A page of passkeys': '패스키 한 페이지',
}
