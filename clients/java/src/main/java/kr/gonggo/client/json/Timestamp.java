package kr.gonggo.client.json;

import java.time.OffsetDateTime;

/**
 * A moment in the text that the service writes, such as {@code 2026-11-23T10:00:00+09:00}.
 *
 * @param value the text
 */
public record Timestamp(String value) implements Text {
    /**
     * Writes a moment.
     *
     * @param time the moment
     * @return its text
     */
    public static Timestamp of(OffsetDateTime time) {
        return new Timestamp(time.toString());
    }

    /** {@return the moment that the text says} */
    public OffsetDateTime time() {
        return OffsetDateTime.parse(value);
    }

    @Override
    public String toString() {
        return value;
    }
}
