package kr.gonggo.client;

/**
 * What a call fails with: {@link ApiException}, {@link ConnectionException} or {@link InvalidSignatureException}, or just
 * this if what answers is another service.
 */
public class GonggoException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    GonggoException(String message, Throwable cause) {
        super(message, cause);
    }
}
