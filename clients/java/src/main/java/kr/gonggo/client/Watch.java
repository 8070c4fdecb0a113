package kr.gonggo.client;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import kr.gonggo.client.json.JsonException;

/** One attempt with its body; it ends if it takes too long, or if it is aborted. */
final class Watch extends InputStream {
    private static final ScheduledThreadPoolExecutor TIMER = new ScheduledThreadPoolExecutor(1, work -> {
        var thread = new Thread(work, "gonggo-timer");
        thread.setDaemon(true);
        return thread;
    });

    static {
        TIMER.setRemoveOnCancelPolicy(true);
    }

    private final Hold hold;
    private final Duration silence;
    private final CompletableFuture<HttpResponse<InputStream>> asked;
    private InputStream body = InputStream.nullInputStream();
    private ScheduledFuture<?> timer;
    private Duration late;
    private boolean isStream;
    private boolean hasBegun;
    private boolean isTable;
    private boolean inText;
    /** The number of lines of an export that are still missing. */
    private long missing;

    Watch(HttpClient http, HttpRequest request, Hold hold, Duration silence, Duration longest) {
        this.hold = hold;
        this.silence = silence;
        asked = http.sendAsync(request, BodyHandlers.ofInputStream());
        begin(longest);
        hold.hold(this);
    }

    private synchronized void begin(Duration longest) {
        timer = TIMER.schedule(() -> end(longest), longest.toNanos(), TimeUnit.NANOSECONDS);
    }

    private synchronized void end(Duration longest) {
        late = longest;
        close();
    }

    HttpResponse<InputStream> head() {
        try {
            var response = asked.get();
            synchronized (this) {
                body = response.body();
                hasBegun = true;
                if (late != null || hold.isOver()) body.close();
            }
            return response;
        } catch (InterruptedException error) {
            throw Hold.interrupted();
        } catch (ExecutionException error) {
            throw explain(error.getCause());
        } catch (CancellationException | IOException error) {
            throw explain(error);
        }
    }

    /**
     * The body for streaming. From now on the limit applies to each silence, excluding the time that its reader takes,
     * and an export must have as many rows as its header says: a proxy may end an incomplete body without an error.
     */
    Watch asStream(HttpResponse<?> head) {
        timer.cancel(false);
        isStream = true;
        isTable = head.headers().firstValue("content-type").orElse("").startsWith("text/csv");
        missing = head.headers().firstValueAsLong("x-total-count").orElse(0);
        // The head of a table is not a row.
        if (isTable && missing > 0) missing++;
        return this;
    }

    boolean isStream() {
        return isStream;
    }

    @Override
    public int read() {
        var one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int from, int length) {
        if (isStream) begin(silence);
        try {
            int size = body.read(bytes, from, length);
            count(bytes, from, from + size);
            if (size < 0 && missing > 0) throw new IOException(missing + " rows are missing");
            return size;
        } catch (IOException error) {
            throw explain(error);
        } finally {
            if (isStream) timer.cancel(false);
        }
    }

    /** Counts line ends; in a table, those outside quotes. */
    private void count(byte[] bytes, int from, int to) {
        for (int at = from; at < to; at++) {
            if (isTable && bytes[at] == '"') inText = !inText;
            if (bytes[at] == '\n' && !inText) missing--;
        }
    }

    @Override
    public synchronized void close() {
        timer.cancel(false);
        asked.cancel(true);
        try {
            body.close();
        } catch (IOException error) {
            // The end was intended.
        }
    }

    /** Converts the cause of a failed attempt to the exception for its caller. */
    RuntimeException explain(Throwable error) {
        if (Thread.currentThread().isInterrupted()) return Hold.interrupted();
        // Errors while the call is aborted are not reported.
        if (hold.isOver()) return new CancellationException();
        if (error instanceof GonggoException known) return known;
        if (late != null) return new TimedOutException(late, error);
        if (error instanceof JsonException wrong && !wrong.isSyntax())
            return new GonggoException("The answer is not one of Gonggo: check the base URL", error);
        if (error instanceof JsonException)
            return new ConnectionException("The answer is not JSON: " + form() + "; check the base URL", error);
        return new ConnectionException(ConnectionException.reasonOf(error, hasBegun), error);
    }

    /** For example {@code status 200, text/html}, if a proxy responds with its own page. */
    private String form() {
        var response = asked.getNow(null);
        if (response == null) return "unknown";
        String type = response.headers().firstValue("content-type").orElse("of no type");
        return "status " + response.statusCode() + ", " + type.split(";", 2)[0];
    }
}
