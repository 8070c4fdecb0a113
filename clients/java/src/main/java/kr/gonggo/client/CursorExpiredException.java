package kr.gonggo.client;

import java.net.http.HttpResponse;
import kr.gonggo.client.types.Problem;

/** What follows the cursor is no longer kept. Begin again without one; versions decide what is newer. */
public final class CursorExpiredException extends ApiException {
    private static final long serialVersionUID = 1L;

    CursorExpiredException(HttpResponse<?> response, Problem problem) {
        super(response, problem);
    }
}
