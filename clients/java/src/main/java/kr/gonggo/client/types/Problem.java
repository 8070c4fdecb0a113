// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * An error (RFC 9457).
 *
 * @param type URL of the documentation of this code.
 * @param title Short summary of the problem, in the language of {@code Content-Language}.
 * @param status The HTTP status of the response.
 * @param detail Human-readable explanation of what is wrong with this request.
 * @param code Machine-readable error code.
 * @param requestId Include it when you contact support.
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
