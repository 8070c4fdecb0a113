import { type Bilingual, bilingual } from '../../lib/language.tsx'

/** Problems of receivers, and what to do about them. */
const TROUBLES = bilingual(
  {
    timeout: '10초 안에 응답이 완료되지 않았습니다. 먼저 2xx로 응답하고 이후에 처리하십시오.',
    dns: '호스트 이름을 찾을 수 없습니다. 주소의 철자와 DNS 등록을 확인하십시오.',
    tls: 'TLS 연결에 실패했습니다. 인증서의 유효기간과 호스트 이름, 중간 인증서를 확인하십시오.',
    connection:
      '서버에 연결하지 못했거나 연결이 도중에 끊겼습니다. 수신 프로그램이 동작하는지, 방화벽이 막지 않는지 확인하십시오.',
    refused_address:
      '호스트 이름이 사설망이나 이 서비스의 주소를 가리켜 보내지 않았습니다. 공개 인터넷에 있는 주소로 바꾸십시오.',
    too_large: '응답의 헤더가 너무 깁니다. 수신 프로그램이 헤더를 적게 보내도록 수정하십시오.',
    invalid_url: '이 주소로는 보낼 수 없습니다. 수신 주소를 수정하십시오.',
    redirect: '리디렉션으로 응답했습니다. 리디렉션은 따라가지 않으므로 최종 주소를 입력하십시오.',
    refused:
      '수신 프로그램이 요청을 거절했습니다. 비밀값이 맞는지, 서버의 시계가 5분 넘게 어긋나지 않았는지 확인하십시오.',
    nowhere: '그 경로에서 POST를 받지 않습니다. 수신 주소의 경로를 확인하십시오.',
    gone: '410 Gone으로 응답했습니다. 더 이상 받지 않는 주소이므로 새 주소를 입력하고 다시 활성화하십시오.',
    busy: '요청이 너무 많다고 응답했습니다. 응답에 적힌 시간만큼 기다린 뒤 다시 보냅니다.',
    client: '수신 프로그램이 2xx가 아닌 상태로 응답했습니다. 응답 내용과 수신 프로그램의 기록을 확인하십시오.',
    server: '수신 프로그램에서 오류가 발생했습니다. 수신 프로그램의 기록을 확인하십시오.',
    other: '전송하지 못했습니다. 수신 프로그램의 기록을 확인하십시오.',
  },
  {
    timeout: 'No complete response arrived within 10 seconds. Respond 2xx first, and process the event afterwards.',
    dns: 'The host name could not be resolved. Check its spelling and the DNS records.',
    tls: 'No trusted TLS connection could be made. Check expiry and host name of the certificate, and intermediate ones.',
    connection:
      'The server could not be reached, or the connection broke. Check that the receiver runs and that no firewall is in the way.',
    refused_address:
      'The host name resolves to a private network or to this service, so nothing was sent. Use an address on the public internet.',
    too_large: 'The response headers are too long. Configure the receiver to send fewer headers.',
    invalid_url: 'Nothing can be sent to this address. Change it.',
    redirect: 'The response was a redirect. Redirects are not followed: enter the final URL.',
    refused:
      'The receiver rejected the request. Check its secret, and that its clock is not off by more than five minutes.',
    nowhere: 'The receiver does not accept POST at this path. Check the path of the URL.',
    gone: 'The receiver returned 410 Gone: the endpoint no longer exists. Enter a new URL and enable the webhook again.',
    busy: 'The receiver returned 429: too many requests. The delivery is retried after the time that the response gives.',
    client: 'The response was not 2xx. See the response, and the log of your receiver.',
    server: 'The receiver returned a server error. See its log.',
    other: 'The delivery failed. See the log of your receiver.',
  },
)
export const TROUBLE_WORDS: Bilingual<Record<string, string>> = TROUBLES

const STATUSES: Record<number, keyof typeof TROUBLES.ko> = {
  401: 'refused',
  403: 'refused',
  404: 'nowhere',
  405: 'nowhere',
  410: 'gone',
  429: 'busy',
}

interface Failed {
  status: number | null
  reason: string | null
}

/** The name of the message; `null` = no problem. */
export function receiverTrouble({ status, reason }: Failed): string | null {
  if (reason !== null) return reason in TROUBLES.ko ? reason : 'other'
  if (status === null) return 'other'
  if (status >= 200 && status < 300) return null
  return STATUSES[status] ?? (status >= 500 ? 'server' : status >= 400 ? 'client' : 'redirect')
}
