package kr.gonggo.client;

/** What arrived at a webhook is not what the service sent, or is too old. */
public final class InvalidSignatureException extends GonggoException {
    private static final long serialVersionUID = 1L;

    InvalidSignatureException(String message) {
        super(message, null);
    }
}
