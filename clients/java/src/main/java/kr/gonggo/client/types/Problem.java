// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * An error (RFC 9457).
 *
 * @param type Address of the explanation of this code.
 * @param title The kind of problem in a few words, in the language that {@code Content-Language} names.
 * @param status The HTTP status of the answer, repeated.
 * @param detail What is wrong with this request, for people.
 * @param code What went wrong, as a code for programs.
 * @param requestId Quote it when you ask for help.
 * @param errors Every part of the request that is wrong.
 */
public record Problem(
        String type,
        String title,
        int status,
        String detail,
        ProblemCode code,
        String requestId,
        List<ProblemError> errors) {}
