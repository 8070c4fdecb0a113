// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record EventActorKind(String value) implements Text {
    /** {@code key} */
    public static final EventActorKind KEY = new EventActorKind("key");

    /** {@code member} */
    public static final EventActorKind MEMBER = new EventActorKind("member");

    /** {@code operator} */
    public static final EventActorKind OPERATOR = new EventActorKind("operator");

    /** {@code system} */
    public static final EventActorKind SYSTEM = new EventActorKind("system");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code key} */
        KEY,
        /** {@code member} */
        MEMBER,
        /** {@code operator} */
        OPERATOR,
        /** {@code system} */
        SYSTEM,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "key" -> Known.KEY;
            case "member" -> Known.MEMBER;
            case "operator" -> Known.OPERATOR;
            case "system" -> Known.SYSTEM;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
