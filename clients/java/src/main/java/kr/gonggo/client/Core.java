package kr.gonggo.client;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import kr.gonggo.client.json.Json;
import kr.gonggo.client.json.JsonException;
import kr.gonggo.client.types.Problem;

/** The runtime of the generated methods. */
final class Core {
    private static final Duration LONGEST_DELAY = Duration.ofSeconds(8);
    /** Larger than any problem document of the service. */
    private static final int MOST_OF_PROBLEM = 4 << 20;
    /** Matches {@code Link: </v1/bids?page=2>; rel="next"}. */
    private static final Pattern NEXT = Pattern.compile("<[^>?]*\\?([^>]*)>;\\s*rel=\"?next\"?");
    private static final Set<String> SAFE_TWICE = Set.of("GET", "PUT", "DELETE");

    /** Reads the result of a response. */
    interface Reader<T> {
        T read(HttpResponse<?> head, Watch body) throws IOException;
    }

    final Settings settings;

    Core(Settings settings) {
        this.settings = settings;
    }

    <T> T call(Operation operation, Option[] options, Reader<T> reader) {
        return call(operation, settings.with(options), new Hold(), reader);
    }

    /** A call with all its attempts. A connection that is lost within the body is retried too. */
    private static <T> T call(Operation operation, Settings settings, Hold hold, Reader<T> reader) {
        if (settings.idempotencyKey == null) settings.idempotencyKey = UUID.randomUUID().toString();
        // A long poll may take longer by its wait.
        long seconds = operation.query().get("wait") instanceof Number wait ? wait.longValue() : 0;
        var longest = settings.timeout.plusSeconds(seconds);
        for (int retries = 0; ; retries++) {
            var watch = new Watch(settings.http, settings.request(operation), hold, settings.timeout, longest);
            try {
                var head = watch.head();
                int status = head.statusCode();
                if ((status < 200 || status > 299) && status != 304) throw refusal(head, watch);
                T answer = settings.isRaw ? null : reader.read(head, watch);
                if (settings.isRaw) watch.asStream(head);
                else if (!watch.isStream()) watch.close();
                settings.heard.accept(head, watch);
                return answer;
            } catch (GonggoException | IOException | JsonException error) {
                watch.close();
                hold.pause(delay(watch.explain(error), operation, settings, retries));
            } catch (CancellationException error) {
                watch.close();
                throw error;
            }
        }
    }

    /** Returns the wait before the next attempt; throws the error if there is none. */
    private static Duration delay(RuntimeException error, Operation operation, Settings settings, int retries) {
        Duration told = error instanceof ApiException refusal ? refusal.retryAfter() : null;
        boolean isTooLong = told != null && told.compareTo(settings.maxRetryAfter) > 0;
        if (retries >= settings.maxRetries || isTooLong || !isRepeatable(error, operation)) throw error;
        double chance = ThreadLocalRandom.current().nextDouble();
        long delay = settings.retryDelay.toMillis();
        // The random part prevents clients with the same Retry-After from retrying at once.
        if (told != null) return told.plusMillis((long) (delay * chance));
        long grown = Math.min(delay << Math.min(retries, 10), LONGEST_DELAY.toMillis());
        return Duration.ofMillis((long) (grown * (0.5 + chance / 2)));
    }

    /** A request that may have reached the service is retried only if it is idempotent. */
    private static boolean isRepeatable(RuntimeException error, Operation operation) {
        if (error instanceof ApiException refusal)
            return refusal.status() == 429
                    || refusal.status() == 503
                    || operation.takesKey() && refusal.code().value().equals("request_in_progress");
        return error instanceof ConnectionException cut
                && (operation.takesKey()
                        || operation.onlyReads()
                        || cut.isUnsent()
                        || SAFE_TWICE.contains(operation.method()));
    }

    /** The body may be the page of a proxy or cut off, so the status is used as a fallback. */
    private static ApiException refusal(HttpResponse<?> head, Watch body) {
        Problem problem = null;
        try {
            problem = Json.read(new String(body.readNBytes(MOST_OF_PROBLEM), StandardCharsets.UTF_8), Problem.class);
        } catch (IOException | JsonException | ConnectionException error) {
            // The status is enough.
        }
        boolean isExpired = problem != null && "cursor_expired".equals(String.valueOf(problem.code()));
        return isExpired ? new CursorExpiredException(head, problem) : new ApiException(head, problem);
    }

    static byte[] bytes(HttpResponse<?> head, Watch body) throws IOException {
        return body.readAllBytes();
    }

    static String text(HttpResponse<?> head, Watch body) throws IOException {
        return new String(body.readAllBytes(), StandardCharsets.UTF_8);
    }

    static InputStream stream(HttpResponse<?> head, Watch body) {
        return body.asStream(head);
    }

    /** Empty for 204, and for 304 if you have sent an ETag. */
    static <T> Reader<T> json(Class<T> type) {
        return (head, body) -> {
            String text = text(head, body);
            return text.isEmpty() ? null : Json.read(text, type);
        };
    }

    static <T> Reader<List<T>> list(Class<T> type) {
        return (head, body) -> Json.readList(text(head, body), type);
    }

    /** Yields pages; each contains the link to the next one. */
    <T> Loop<T> pages(Operation first, Option[] options, Class<T> type) {
        var given = settings.with(options).unraw();
        var next = new Operation[] {first};
        return Loop.of(hold -> next[0] == null ? null : call(next[0], given, hold, (head, body) -> {
            T page = json(type).read(head, body);
            var link = NEXT.matcher(head.headers().firstValue("link").orElse(""));
            next[0] = link.find() ? next[0].at(link.group(1)) : null;
            return page;
        }));
    }

    <T, P> Loop<T> all(Operation first, Option[] options, Class<P> type, Function<P, List<T>> items) {
        return pages(first, options, type).each(items);
    }

    /** Outages are retried forever, unless the call sets a limit. */
    private Settings endless(Option[] options) {
        return settings.with(Option.maxRetries(Integer.MAX_VALUE)).with(options).unraw();
    }

    /** Yields pages without end. */
    <P> Loop<P> follow(
            Operation operation, Option[] options, Class<P> type, Function<P, String> cursor, Predicate<P> more) {
        var given = endless(options);
        var now = new Operation[] {operation};
        var isDone = new boolean[1];
        return Loop.endless(hold -> {
            for (; ; ) {
                if (isDone[0] && operation.query().get("wait") == null) hold.pause(given.pause);
                P page = call(now[0], given, hold, json(type));
                if (page == null) return null;
                Object before = now[0].query().get("since");
                now[0] = now[0].with("since", cursor.apply(page));
                isDone[0] = !more.test(page);
                if (!cursor.apply(page).equals(before)) return page;
            }
        });
    }

    /** Yields the lines of a response as they arrive. */
    <T> Loop<T> lines(Operation operation, Option[] options, Class<T> type) {
        var given = settings.with(options).unraw();
        var lines = new Lines[1];
        return Loop.of(hold -> {
            if (lines[0] == null) lines[0] = new Lines(call(operation, given, hold, Core::stream));
            String line = lines[0].next();
            while (line != null && line.isEmpty()) line = lines[0].next();
            return line == null ? null : Lines.read(line, type);
        });
    }

    /** Yields messages without end: if the connection ends, a new one resumes after the last message. */
    <T> Loop<T> events(Operation operation, Option[] options, Class<T> type) {
        var given = endless(options);
        var lines = new Lines[1];
        return Loop.endless(hold -> {
            for (; ; ) {
                Lines.Message message = null;
                try {
                    if (lines[0] == null) lines[0] = new Lines(call(operation, given, hold, Core::stream));
                    message = lines[0].message();
                } catch (ConnectionException cut) {
                    // Lost messages are requested again.
                }
                if (message != null) {
                    if (message.id() != null) Option.lastEventId(message.id()).change.accept(given);
                    return Lines.read(message.data(), type);
                }
                lines[0] = null;
                double chance = 0.5 + ThreadLocalRandom.current().nextDouble();
                hold.pause(Duration.ofMillis((long) (given.retryDelay.toMillis() * chance)));
            }
        });
    }
}
