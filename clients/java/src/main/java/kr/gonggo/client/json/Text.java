package kr.gonggo.client.json;

/** A text of a kind of its own: one of the known words, or one that a newer service knows; or a {@link Timestamp}. */
public interface Text {
    /** {@return the text as the service writes it} */
    String value();
}
