// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record AuditRecordActorKind(String value) implements Text {
    /** {@code key} */
    public static final AuditRecordActorKind KEY = new AuditRecordActorKind("key");

    /** {@code member} */
    public static final AuditRecordActorKind MEMBER = new AuditRecordActorKind("member");

    /** {@code operator} */
    public static final AuditRecordActorKind OPERATOR = new AuditRecordActorKind("operator");

    /** {@code system} */
    public static final AuditRecordActorKind SYSTEM = new AuditRecordActorKind("system");

    @Override
    public String toString() {
        return value;
    }
}
