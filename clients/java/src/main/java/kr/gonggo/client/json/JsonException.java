package kr.gonggo.client.json;

/** A text is no JSON, or does not fit the type that it is read as. The text is not told: there may be secrets in it. */
public final class JsonException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /** Whether it is no JSON at all. */
    private final boolean isSyntax;

    JsonException(String message, boolean isSyntax) {
        super(message);
        this.isSyntax = isSyntax;
    }

    /** {@return whether the text is no JSON at all} */
    public boolean isSyntax() {
        return isSyntax;
    }
}
