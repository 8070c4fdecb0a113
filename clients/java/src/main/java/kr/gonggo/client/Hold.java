package kr.gonggo.client;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Aborts a loop, whatever it is waiting for. */
final class Hold {
    private final CountDownLatch over = new CountDownLatch(1);
    private Watch held;
    private boolean isComplete;

    synchronized void hold(Watch watch) {
        held = watch;
        if (isOver()) watch.close();
    }

    synchronized void close() {
        over.countDown();
        if (held != null) held.close();
    }

    /** The values are at their end. {@return false if it was given up before} */
    synchronized boolean finish() {
        if (!isComplete && isOver()) return false;
        isComplete = true;
        close();
        return true;
    }

    synchronized boolean isComplete() {
        return isComplete;
    }

    boolean isOver() {
        return over.getCount() == 0;
    }

    void pause(Duration length) {
        try {
            if (over.await(length.toNanos(), TimeUnit.NANOSECONDS)) throw new CancellationException();
        } catch (InterruptedException error) {
            throw interrupted();
        }
    }

    static CancellationException interrupted() {
        Thread.currentThread().interrupt();
        return new CancellationException("interrupted");
    }
}
