/** Of passkeys. Descriptions of the reference by their English sentence. */
export const PASSKEY_SENTENCES: Record<string, string> = {
  'Identifier of the passkey, from `toJSON()` of the credential: base64url.':
    '패스키의 ID. 자격 증명의 `toJSON()`이 주는 그대로의 base64url입니다.',
  'Client data that the device signed: base64url.': '브라우저가 서명을 받은 내용(base64url)',
  'Authenticator data: base64url.': '기기가 자신에 대해 알리는 내용(base64url)',
  'Signature over client and authenticator data: base64url.': '두 내용에 대한 서명(base64url)',
  'User handle of the passkey: base64url.': '누구의 패스키인지(base64url)',
  'The signed response of the authenticator.': '기기가 서명한 것',
  'These fields of `toJSON()` of the credential returned by `navigator.credentials.get()`.':
    '`navigator.credentials.get()`이 준 것의 `toJSON()`에서 이 필드만 보냅니다.',
  'Origin of the pages on which you can add a passkey; `null` for a session created with a key, or if the address of the service allows no passkeys.':
    '패스키를 추가할 수 있는 페이지의 출처(origin). 키로 로그인했거나 서비스의 주소에서 패스키를 쓸 수 없으면 `null`입니다.',
  'Validity of the challenge in milliseconds.': '챌린지를 쓸 수 있는 시간(밀리초)',
  'Challenge for the passkey to sign; valid once: base64url.': '패스키가 한 번 서명할 값(base64url)',
  'Relying party ID: the host of the service.': '브라우저가 패스키를 묶는 이름. 서비스의 호스트입니다.',
  'User verification is required.': '기기가 본인 확인을 해야 합니다.',
  'Options for `PublicKeyCredential.parseRequestOptionsFromJSON()` and `navigator.credentials.get()`.':
    '`PublicKeyCredential.parseRequestOptionsFromJSON()`과 `navigator.credentials.get()`에 씁니다.',
  'The only credential type.': '종류는 이것뿐입니다.',
  'Transports of the authenticator, as the browser reports them.': '브라우저가 알리는, 기기와 통신하는 방법',
  'Opaque user handle of the member: base64url.': '구성원을 나타내는 값. 누구인지 드러내지 않습니다(base64url).',
  'Name of the member, or the mail address.': '구성원의 이름. 없으면 메일 주소입니다.',
  'The user of the new passkey.': '누구의 패스키가 되는지',
  'The passkey must be discoverable: usable without its identifier.':
    '어느 패스키인지 알려 주지 않아도 기기가 찾아야 합니다.',
  'The same, for older browsers.': '오래된 브라우저를 위한 같은 값',
  'Requirements on the authenticator.': '기기가 할 수 있어야 하는 일',
  'Name of the service, as browsers show it.': '브라우저에 보이는 서비스의 이름',
  'The service.': '서비스',
  'COSE identifier of the algorithm.': 'COSE의 알고리즘 번호',
  'A signature algorithm.': '서명의 종류',
  'Accepted signature algorithms, most preferred first.': '받는 서명. 먼저 쓰기를 바라는 것이 앞에 있습니다.',
  'Identifier of the passkey: base64url.': '패스키의 ID(base64url)',
  'A passkey you already have.': '이미 있는 패스키',
  'Your existing passkeys, so that a device does not register twice.':
    '내 패스키. 한 기기에 두 번째 패스키를 만들지 않기 위한 것입니다.',
  'No attestation is requested.': '기기의 인증서를 요구하지 않습니다.',
  'Options for `PublicKeyCredential.parseCreationOptionsFromJSON()` and `navigator.credentials.create()`.':
    '`PublicKeyCredential.parseCreationOptionsFromJSON()`과 `navigator.credentials.create()`에 씁니다.',
  'Attestation object with the public key of the passkey: base64url.': '공개 키가 든 새 패스키(base64url)',
  'The response of the authenticator.': '기기가 만든 것',
  'These fields of `toJSON()` of the credential returned by `navigator.credentials.create()`.':
    '`navigator.credentials.create()`가 준 것의 `toJSON()`에서 이 필드만 보냅니다.',
  'Name of the passkey.': '내가 붙인 이름',
  'A new passkey.': '새 패스키',
  'The new name.': '새 이름',
  'Identifier of the passkey.': '패스키의 ID',
  'When it was added.': '추가한 시각',
  'When you last signed in with it; `null` if never.': '이 패스키로 마지막으로 로그인한 시각. 없으면 `null`입니다.',
  'One of your passkeys.': '내 패스키 하나',
  'The passkey.': '패스키',
  'The passkey is removed.': '패스키를 삭제했습니다.',
  'A page of passkeys': '패스키 한 쪽',
}
