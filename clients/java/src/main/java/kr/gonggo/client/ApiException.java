package kr.gonggo.client;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.stream.Collectors;
import kr.gonggo.client.types.Problem;
import kr.gonggo.client.types.ProblemCode;
import kr.gonggo.client.types.ProblemError;

/** The service has responded with an error. The message is for developers, {@link #detail()} for users. */
public class ApiException extends GonggoException {
    private static final long serialVersionUID = 1L;
    private static final ProblemCode UNKNOWN = new ProblemCode("unknown");
    private static final String REDIRECTED =
            "Redirects are not followed: the base URL must be the address of the service itself";
    private static final String FOREIGN =
            "The answer has no error code of Gonggo: check the base URL and any proxy in front";

    /** The status of the HTTP answer. */
    private final int status;
    /** Included in support requests. */
    private final String requestId;
    private final transient Problem problem;
    private final transient Duration retryAfter;

    ApiException(HttpResponse<?> response, Problem problem) {
        super(messageOf(response, problem), null);
        this.status = response.statusCode();
        this.problem = problem;
        String told = problem == null ? null : problem.requestId();
        this.requestId = told != null ? told : response.headers().firstValue("x-request-id").orElse(null);
        this.retryAfter = waitIn(response);
    }

    private static String messageOf(HttpResponse<?> response, Problem problem) {
        int status = response.statusCode();
        String hint = "";
        if (codeOf(problem).equals(UNKNOWN)) hint = status >= 300 && status < 400 ? REDIRECTED : FOREIGN;
        String detail = detailOf(problem).isEmpty() ? hint : detailOf(problem);
        var wait = waitIn(response);
        return (status + " " + codeOf(problem) + " " + detail).trim()
                + namesOf(problem)
                + (wait == null ? "" : " (retry after " + wait.plusNanos(999_999_999).toSeconds() + " s)");
    }

    private static ProblemCode codeOf(Problem problem) {
        return problem == null || problem.code() == null ? UNKNOWN : problem.code();
    }

    private static String detailOf(Problem problem) {
        return problem == null || problem.detail() == null ? "" : problem.detail();
    }

    /** The names of invalid parameters and fields, because the detail only describes the first error. */
    private static String namesOf(Problem problem) {
        if (problem == null || problem.errors() == null || problem.errors().isEmpty()) return "";
        return problem.errors().stream().map(ProblemError::name).collect(Collectors.joining(", ", " (", ")"));
    }

    /** Parses seconds or a date. */
    private static Duration waitIn(HttpResponse<?> response) {
        String told = response.headers().firstValue("retry-after").orElse("");
        if (told.matches("\\d{1,9}")) return Duration.ofSeconds(Long.parseLong(told));
        try {
            var date = ZonedDateTime.parse(told, DateTimeFormatter.RFC_1123_DATE_TIME);
            var wait = Duration.between(ZonedDateTime.now(), date);
            return wait.isNegative() ? Duration.ZERO : wait;
        } catch (DateTimeParseException nonsense) {
            return null;
        }
    }

    /** {@return the status of the HTTP answer} */
    public int status() {
        return status;
    }

    /**
     * {@return the code, for programs; a newer service may send unknown ones; {@code unknown} if the response had none}
     */
    public ProblemCode code() {
        return codeOf(problem);
    }

    /** {@return the problem of this request, for users} */
    public String detail() {
        return detailOf(problem);
    }

    /** {@return the id to include in support requests, or null} */
    public String requestId() {
        return requestId;
    }

    /** {@return all errors in path, query and body} */
    public List<ProblemError> errors() {
        return problem == null || problem.errors() == null ? List.of() : problem.errors();
    }

    /** {@return the wait before the next attempt, from the service; null if none was sent} */
    public Duration retryAfter() {
        return retryAfter;
    }
}
