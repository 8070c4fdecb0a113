/** Addresses of pages of the console; `null` if the operator has disabled the console. */
export interface PageLinks {
  notice(noticeNo: string): string | null
  search(parameters: Record<string, string>): string | null
  statistics(parameters: Record<string, string>): string | null
  keywords(): string | null
}

export function linksTo(publicUrl: string, hasConsole: boolean): PageLinks {
  const page = (path: string, parameters: Record<string, string> = {}): string | null => {
    const query = new URLSearchParams(parameters).toString()
    return hasConsole ? `${publicUrl}${path}${query === '' ? '' : `?${query}`}` : null
  }
  return {
    notice: (noticeNo) => page(`/notices/${encodeURIComponent(noticeNo)}`),
    search: (parameters) => page('/search', parameters),
    statistics: (parameters) => page('/statistics', parameters),
    keywords: () => page('/keywords'),
  }
}
