import type { Translation } from './translation.ts'

const told = (summary: string, description = ''): Translation => ({ summary, description })

/** Of sessions and passkeys, by `operationId`. */
export const SESSIONS: Record<string, Translation> = {
  signIn: told(
    '로그인',
    '키, 메일로 받은 링크의 토큰, 또는 `POST /session/challenges`의 챌린지에 서명한 패스키로 로그인합니다. 일반 http에서는 서비스가 실행되는 컴퓨터에서만 됩니다. `/v1`의 모든 경로에서 키나, 역할의 권한을 가진 구성원을 대신하는 쿠키를 줍니다. 이름은 https에서는 `__Host-gonggo`, 일반 http에서는 `gonggo`입니다. 스크립트가 읽을 수 없고, 로그인할 때마다 값이 바뀝니다. 세션은 키가 끝나거나 팀에서 나가면, 또는 12시간 동안 쓰지 않으면, 늦어도 30일 뒤에 끝납니다. 쿠키로 무엇을 바꾸는 요청에는 `X-Gonggo-Console: 1` 헤더가 필요합니다.',
  ),
  mailSignInLink: told(
    '로그인 링크 메일 보내기',
    '팀의 구성원을 위한 것입니다. 링크는 15분 안에 한 번만 쓸 수 있습니다. 어떤 주소이든 답은 같습니다. 한 시간에 한 네트워크에서 한 주소로는 5통, 모든 네트워크에서 한 주소로는 20통, 한 네트워크에서는 모두 30건까지 받습니다.',
  ),
  getSession: told(
    '로그인한 사람',
    '계정, 구성원이나 키, 역할, 운영자 여부, 권한, 요금제, 언어, 세션이 끝나는 시각입니다.',
  ),
  beginPasskeySignIn: told(
    '패스키 로그인 시작',
    '패스키가 서명할 챌린지입니다. 5분 동안 한 번의 로그인에 쓸 수 있습니다. 주소를 묻지 않으며 누구에게나 같은 형식으로 답합니다. 누구로 로그인할 수 있는지는 기기가 압니다. 한 네트워크에 한 시간에 300건까지 줍니다.',
  ),
  beginPasskey: told(
    '패스키 추가 시작',
    '브라우저가 로그인한 구성원의 패스키를 만드는 데 필요한 값입니다. 챌린지는 5분 동안 한 번 쓸 수 있습니다. 구성원 한 명이 패스키를 20개까지 둘 수 있습니다.',
  ),
  addPasskey: told(
    '패스키 추가',
    '브라우저가 그 값으로 만든 것입니다. 구성원에게 메일로 알립니다. 그 뒤로는 이 패스키로 로그인합니다: `POST /session {"passkey": …}`.',
  ),
  listPasskeys: told('내 패스키 목록', '로그인한 구성원의 패스키입니다. 먼저 추가한 것이 먼저 옵니다.'),
  renamePasskey: told('패스키 이름 바꾸기', '이름은 본인에게만 보입니다.'),
  removePasskey: told(
    '패스키 삭제',
    '더는 이 패스키로 로그인할 수 없습니다. 이 패스키로 로그인한 세션은 지금 쓰는 것만 빼고 1초 안에 끝납니다.',
  ),
  signOut: told('로그아웃', '1초 안에 모든 프로세스에서 세션을 끝냅니다. 두 번 로그아웃해도 달라지지 않습니다.'),
  listSessions: told(
    '내 세션 목록',
    '로그인한 구성원의 세션, 또는 부르는 키를 대신하는 세션입니다. 마지막으로 쓴 것이 먼저 옵니다.',
  ),
  endSession: told('내 세션 하나 끝내기', '1초 안에 모든 프로세스가 그 세션을 거절합니다.'),
  endAllSessions: told(
    '내 세션 모두 끝내기',
    '지금 쓰는 세션까지 모든 곳에서 로그아웃합니다. 1초 안에 모든 프로세스가 거절합니다.',
  ),
}
