package kr.gonggo.client;

/** The webhook request was not sent by the service, or is too old. */
public final class InvalidSignatureException extends GonggoException {
    private static final long serialVersionUID = 1L;

    InvalidSignatureException(String message) {
        super(message, null);
    }
}
