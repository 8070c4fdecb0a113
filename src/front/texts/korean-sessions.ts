import type { Translation } from './translation.ts'

const told = (summary: string, description = ''): Translation => ({ summary, description })

/** Of sessions and passkeys, by `operationId`. */
export const SESSIONS: Record<string, Translation> = {
  signIn: told(
    '로그인',
    '키, 메일로 받은 링크의 토큰, 또는 `POST /session/challenges`의 챌린지에 서명한 패스키로 로그인합니다. 암호화하지 않은 http에서는 서비스가 실행되는 컴퓨터에서만 로그인할 수 있습니다. 응답의 쿠키는 `/v1` 요청을 키 또는 구성원의 역할로 인증합니다. 쿠키의 이름은 https에서 `__Host-gonggo`, http에서 `gonggo`이며, 스크립트가 읽을 수 없고 로그인할 때마다 값이 바뀝니다. 세션은 12시간 동안 쓰지 않거나, 30일이 지나거나, 키가 무효가 되거나, 구성원이 제거되면 종료됩니다. 쿠키로 데이터를 변경하는 요청에는 `X-Gonggo-Console: 1` 헤더가 필요합니다.',
  ),
  mailSignInLink: told(
    '로그인 링크 메일 보내기',
    '구성원에게 로그인 링크를 메일로 보냅니다. 링크는 15분 동안 한 번만 쓸 수 있습니다. 구성원이 아닌 주소에도 응답은 같습니다. 1시간에 한 네트워크에서 한 주소로 5통, 모든 네트워크에서 한 주소로 20통, 한 네트워크에서 모두 30건까지 허용합니다.',
  ),
  getSession: told(
    '로그인한 사람',
    '계정, 구성원 또는 키, 역할, 운영자 여부, 권한, 요금제, 언어, 세션의 만료 시각입니다.',
  ),
  beginPasskeySignIn: told(
    '패스키 로그인 시작',
    '패스키가 서명할 챌린지입니다. 5분 동안 한 번의 로그인에 쓸 수 있습니다. 이메일은 필요하지 않으며, 로그인할 구성원은 기기의 패스키가 정합니다. 네트워크마다 1시간에 300건까지 발급합니다.',
  ),
  beginPasskey: told(
    '패스키 추가 시작',
    '브라우저가 로그인한 구성원의 패스키를 만드는 데 필요한 값입니다. 챌린지는 5분 동안 한 번만 유효합니다. 패스키는 구성원마다 20개까지입니다.',
  ),
  addPasskey: told(
    '패스키 추가',
    '브라우저가 만든 패스키를 등록하고 구성원에게 메일로 알립니다. 이후 이 패스키로 로그인합니다: `POST /session {"passkey": …}`.',
  ),
  listPasskeys: told('내 패스키 목록', '로그인한 구성원의 패스키를 추가한 순서대로 반환합니다.'),
  renamePasskey: told('패스키 이름 바꾸기', '이름은 본인에게만 보입니다.'),
  removePasskey: told(
    '패스키 삭제',
    '삭제하면 이 패스키로 로그인할 수 없습니다. 이 패스키로 로그인한 다른 세션은 1초 안에 종료됩니다.',
  ),
  signOut: told('로그아웃', '1초 안에 모든 프로세스에서 세션을 종료합니다. 반복해도 결과는 같습니다.'),
  listSessions: told('내 세션 목록', '로그인한 구성원의 세션 또는 호출한 키의 세션을 최근에 사용한 순서로 반환합니다.'),
  endSession: told('내 세션 종료', '1초 안에 모든 프로세스에서 무효가 됩니다.'),
  endAllSessions: told(
    '내 세션 모두 종료',
    '현재 세션을 포함해 모든 기기에서 로그아웃합니다. 1초 안에 모든 프로세스에 적용됩니다.',
  ),
}
