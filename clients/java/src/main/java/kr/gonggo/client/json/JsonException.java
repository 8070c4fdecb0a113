package kr.gonggo.client.json;

/** A text is not JSON, or does not match its type. The message does not contain the text, which may contain secrets. */
public final class JsonException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /** Whether the text is not JSON at all. */
    private final boolean isSyntax;

    JsonException(String message, boolean isSyntax) {
        super(message);
        this.isSyntax = isSyntax;
    }

    /** {@return whether the text is not JSON at all} */
    public boolean isSyntax() {
        return isSyntax;
    }
}
