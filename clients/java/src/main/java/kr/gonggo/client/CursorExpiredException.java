package kr.gonggo.client;

import java.net.http.HttpResponse;
import kr.gonggo.client.types.Problem;

/**
 * The changes after the cursor are no longer stored. Start again without a cursor; compare versions to see what is
 * newer.
 */
public final class CursorExpiredException extends ApiException {
    private static final long serialVersionUID = 1L;

    CursorExpiredException(HttpResponse<?> response, Problem problem) {
        super(response, problem);
    }
}
