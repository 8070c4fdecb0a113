/** Of passkeys. Descriptions of the reference by their English sentence. */
export const PASSKEY_SENTENCES: Record<string, string> = {
  'Identifier of the passkey, as `toJSON()` of the credential gives it: base64url.':
    '패스키의 ID. 자격 증명의 `toJSON()`이 주는 그대로의 base64url입니다.',
  'What the browser has had signed: base64url.': '브라우저가 서명을 받은 내용(base64url)',
  'What the device says of itself: base64url.': '기기가 자신에 대해 알리는 내용(base64url)',
  'Signature over both: base64url.': '두 내용에 대한 서명(base64url)',
  'Whose passkey it is: base64url.': '누구의 패스키인지(base64url)',
  'What the device has signed.': '기기가 서명한 것',
  'From `toJSON()` of what `navigator.credentials.get()` gives, these fields.':
    '`navigator.credentials.get()`이 준 것의 `toJSON()`에서 이 필드만 보냅니다.',
  'Origin of the pages on which you can add a passkey; `null` if a key is signed in, or the address of the service allows no passkeys.':
    '패스키를 추가할 수 있는 페이지의 출처(origin). 키로 로그인했거나 서비스의 주소에서 패스키를 쓸 수 없으면 `null`입니다.',
  'Milliseconds for which the challenge is good.': '챌린지를 쓸 수 있는 시간(밀리초)',
  'What the passkey is to sign, once: base64url.': '패스키가 한 번 서명할 값(base64url)',
  'Name that browsers bind the passkey to: the host of the service.':
    '브라우저가 패스키를 묶는 이름. 서비스의 호스트입니다.',
  'The device must ask who is there.': '기기가 본인 확인을 해야 합니다.',
  'For `PublicKeyCredential.parseRequestOptionsFromJSON()` and `navigator.credentials.get()`.':
    '`PublicKeyCredential.parseRequestOptionsFromJSON()`과 `navigator.credentials.get()`에 씁니다.',
  'The only kind there is.': '종류는 이것뿐입니다.',
  'How the device can be reached, as the browser says.': '브라우저가 알리는, 기기와 통신하는 방법',
  'Stands for the member, and says nothing of him: base64url.':
    '구성원을 나타내는 값. 누구인지 드러내지 않습니다(base64url).',
  'Name of the member, or the mail address.': '구성원의 이름. 없으면 메일 주소입니다.',
  'Whose passkey it will be.': '누구의 패스키가 되는지',
  'The device must find it without being told which one.': '어느 패스키인지 알려 주지 않아도 기기가 찾아야 합니다.',
  'The same for older browsers.': '오래된 브라우저를 위한 같은 값',
  'What the device must be able to do.': '기기가 할 수 있어야 하는 일',
  'What browsers call the service.': '브라우저에 보이는 서비스의 이름',
  'The service.': '서비스',
  'Number of the algorithm in COSE.': 'COSE의 알고리즘 번호',
  'A kind of signature.': '서명의 종류',
  'Signatures that are accepted, the favourite first.': '받는 서명. 먼저 쓰기를 바라는 것이 앞에 있습니다.',
  'Identifier of the passkey: base64url.': '패스키의 ID(base64url)',
  'A passkey you have already.': '이미 있는 패스키',
  'Your passkeys, so that no device gets a second one.':
    '내 패스키. 한 기기에 두 번째 패스키를 만들지 않기 위한 것입니다.',
  'No certificate of the device is asked for.': '기기의 인증서를 요구하지 않습니다.',
  'For `PublicKeyCredential.parseCreationOptionsFromJSON()` and `navigator.credentials.create()`.':
    '`PublicKeyCredential.parseCreationOptionsFromJSON()`과 `navigator.credentials.create()`에 씁니다.',
  'The new passkey, with its public key: base64url.': '공개 키가 든 새 패스키(base64url)',
  'What the device has made.': '기기가 만든 것',
  'From `toJSON()` of what `navigator.credentials.create()` gives, these fields.':
    '`navigator.credentials.create()`가 준 것의 `toJSON()`에서 이 필드만 보냅니다.',
  'What you call it.': '내가 붙인 이름',
  'A new passkey.': '새 패스키',
  'The new name.': '새 이름',
  'Identifier of the passkey.': '패스키의 ID',
  'When it was added.': '추가한 시각',
  'When you last signed in with it; `null` if never.': '이 패스키로 마지막으로 로그인한 시각. 없으면 `null`입니다.',
  'One of your passkeys.': '내 패스키 하나',
  'The passkey.': '패스키',
  'The passkey is gone.': '패스키를 삭제했습니다.',
  'A page of passkeys': '패스키 한 쪽',
}
